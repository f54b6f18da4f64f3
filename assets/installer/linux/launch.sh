#!/bin/sh
# /usr/bin/yomikiri and /usr/bin/yomikiri-app: starts the command line, or the app.
# In a locale without Unicode, such as "C", Java cannot name files with Japanese letters: there only
# the letters are taken from another locale, the language stays.
if [ "$(locale charmap 2>/dev/null)" != UTF-8 ]; then
  [ -z "${LC_ALL:-}" ] || LANG=$LC_ALL
  unset LC_ALL
  export LANG LC_CTYPE=C.UTF-8
fi
image=$(dirname "$(dirname "$(readlink -f "$0")")")/lib/yomikiri
case "$(basename "$0")" in
  yomikiri-app) exec "$image/bin/Yomikiri" "$@" ;;
  *) exec "$image/bin/yomikiri" "$@" ;;
esac
