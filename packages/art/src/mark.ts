import type { Drawing } from './shape.ts'

/**
 * The plumb mark: a bob on its line, 24 by 30. The line starts above the frame, so where overflow is shown
 * it hangs from the top edge of the surface.
 */
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
