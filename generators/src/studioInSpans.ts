import { inSpan } from '@storylark/platform/tracing/inSpan';
import type { Studio } from '@storylark/studio/studio';

/** The studio, with each of its tasks shown in the trace of the job that it is done for. */
export const studioInSpans = (studio: Studio): Studio => ({
  ...studio,
  writer: { write: (...order) => inSpan('studio write', {}, () => studio.writer.write(...order)) },
  mixer: { mix: (order) => inSpan('studio mix', {}, () => studio.mixer.mix(order)) },
  illustrator: {
    drawScene: (order) => inSpan('studio drawScene', {}, () => studio.illustrator.drawScene(order)),
    framePainting: (png) => inSpan('studio framePainting', {}, () => studio.illustrator.framePainting(png)),
    drawPortrait: (order) => inSpan('studio drawPortrait', {}, () => studio.illustrator.drawPortrait(order)),
  },
});
