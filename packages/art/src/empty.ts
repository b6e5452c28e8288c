import { area, group, line } from './shapes.ts'
import type { Drawing, Shape } from './drawing.ts'

const WEIGHT = 2.5
const GROUND = 'M10 100h148'

/** Creates an empty-state drawing: one line weight, a faint ground line and one accented part. */
function emptyDrawing(outline: string, ...marks: readonly Shape[]): Drawing {
  return {
    viewBox: [0, 0, 168, 112],
    shapes: [
      group(
        { strokeLinecap: 'round', strokeLinejoin: 'round' },
        line(GROUND, 'currentColor', WEIGHT, { opacity: 0.35 }),
        line(outline, 'currentColor', WEIGHT),
        ...marks,
      ),
    ],
  }
}

const accentArea = (d: string) => area(d, 'currentColor', { fillRule: 'evenodd', accent: true })
const accentLine = (d: string) => line(d, 'currentColor', WEIGHT, { accent: true })

/** A plumb bob over an empty sheet. */
const search = emptyDrawing(
  'M84 26H28a6 6 0 0 0-6 6v50a6 6 0 0 0 6 6h48M34 42h34M34 54h44M34 66h34M94 16v46',
  accentArea('M94 104 82 84a14 14 0 1 1 24 0zM94 71a5 5 0 1 0 0 10a5 5 0 1 0 0-10z'),
)

/** A closed toolbox. */
const toolbox = emptyDrawing(
  'M34 54h100v46H34zM34 68h42M92 68h42M66 54V42a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v12',
  accentArea('M78 61h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z'),
  accentLine('M120 30l10-14M128 38l16-8M111 26l2-16'),
)

/** An empty bench with a helmet. */
const applicants = emptyDrawing(
  'M30 72h108M42 72l-7 28M126 72l7 28M40 86h88M46 18h30v38H46zM53 28h16M53 36h16M53 44h9',
  accentArea('M88 66a18 18 0 0 1 14-17.5v9.5h7v-9.5a18 18 0 0 1 14 17.5h6v5h-47v-5z'),
)

/** An unfinished wall, a ladder and a brush. */
const jobs = emptyDrawing(
  'M108 100V44h12v14h12v14h12v14h12v14M108 58h12M108 72h24M108 86h36M120 72v14M132 86v14M50 100l32-80M68 100l32-80M58 80h18M66 60h18M74 40h18',
  accentArea('M22 76h20v-8h-6v-14a4 4 0 0 0-8 0v14h-6zM22 80h20v16l-5-5-5 7-5-6-5 4z'),
)

/** The drawings of empty states, by what is missing. */
export const emptyArt = { search, toolbox, applicants, jobs } as const satisfies Record<string, Drawing>

export type EmptyArtName = keyof typeof emptyArt
