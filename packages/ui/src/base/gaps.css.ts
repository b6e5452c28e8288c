import { variants } from '../theme/style.ts'
import { vars } from '../theme/vars.css.ts'

/** Space between children, by step. */
export const gap = variants({
  0: { gap: vars.space[0] },
  hair: { gap: vars.space.hair },
  1: { gap: vars.space[1] },
  snug: { gap: vars.space.snug },
  2: { gap: vars.space[2] },
  3: { gap: vars.space[3] },
  4: { gap: vars.space[4] },
  5: { gap: vars.space[5] },
  6: { gap: vars.space[6] },
  8: { gap: vars.space[8] },
  10: { gap: vars.space[10] },
  14: { gap: vars.space[14] },
})
