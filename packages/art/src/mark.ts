import type { Drawing } from './drawing.ts'

/** The logo, a plumb bob, 24 by 30. Its line starts above the frame and is visible when overflow is. */
export const mark: Drawing = {
  viewBox: [0, 0, 24, 30],
  shapes: [
    { kind: 'path', d: 'M12 -70v80', stroke: 'currentColor', strokeWidth: 2 },
    {
      kind: 'path',
      d: 'M12 30 5.1 19.3A8.2 8.2 0 1 1 18.9 19.3ZM12 11.5a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 1 0 0-6.2Z',
      fill: 'currentColor',
      fillRule: 'evenodd',
      accent: true,
    },
  ],
}
