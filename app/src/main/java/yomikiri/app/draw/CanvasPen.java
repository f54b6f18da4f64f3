package yomikiri.app.draw;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Draws on a canvas. */
public final class CanvasPen implements Pen {
  private final GraphicsContext pen;

  public CanvasPen(GraphicsContext pen) {
    this.pen = pen;
    pen.setTextBaseline(VPos.CENTER);
    pen.setLineCap(StrokeLineCap.BUTT);
  }

  @Override
  public void fillBox(double x, double y, double width, double height, double round, Paint paint) {
    pen.setFill(paint);
    if (round == 0) {
      pen.fillRect(x, y, width, height);
    } else {
      pen.fillRoundRect(x, y, width, height, round, round);
    }
  }

  @Override
  public void strokeBox(
      double x,
      double y,
      double width,
      double height,
      double round,
      Paint paint,
      double thickness,
      double... dashes) {
    take(paint, thickness, dashes);
    if (round == 0) {
      pen.strokeRect(x, y, width, height);
    } else {
      pen.strokeRoundRect(x, y, width, height, round, round);
    }
  }

  private void take(Paint paint, double thickness, double... dashes) {
    pen.setStroke(paint);
    pen.setLineWidth(thickness);
    pen.setLineDashes(dashes);
  }

  @Override
  public void fillArea(double[] xs, double[] ys, Paint paint) {
    pen.setFill(paint);
    pen.fillPolygon(xs, ys, xs.length);
  }

  @Override
  public void strokeLine(
      double[] xs, double[] ys, Paint paint, double thickness, double... dashes) {
    take(paint, thickness, dashes);
    pen.strokePolyline(xs, ys, xs.length);
  }

  @Override
  public void strokeBend(
      double fromX,
      double fromY,
      double toX,
      double toY,
      Paint paint,
      double thickness,
      double... dashes) {
    take(paint, thickness, dashes);
    double middle = (fromX + toX) / 2;
    pen.beginPath();
    pen.moveTo(fromX, fromY);
    pen.bezierCurveTo(middle, fromY, middle, toY, toX, toY);
    pen.stroke();
  }

  @Override
  public void write(
      String text, double x, double middle, Font font, TextAlignment alignment, Paint paint) {
    pen.setFont(font);
    pen.setTextAlign(alignment);
    pen.setFill(paint);
    pen.fillText(text, x, middle);
  }

  @Override
  public void within(double x, double y, double width, double height, Runnable drawing) {
    pen.save();
    pen.beginPath();
    pen.rect(x, y, width, height);
    pen.clip();
    drawing.run();
    pen.restore();
  }

  @Override
  public void at(double x, double y, double scale, Runnable drawing) {
    pen.save();
    pen.translate(x, y);
    pen.scale(scale, scale);
    drawing.run();
    pen.restore();
  }
}
