import { checkAccessibility } from './accessibility.ts'
import { checkForcedColors } from './forcedColors.ts'
import { walkByKeyboard } from './keyboard.ts'
import { checkLayouts } from './layout.ts'
import type { LayoutShifts, StorySettings } from './page/probe.ts'
import { photograph, type Pictures } from './photograph.ts'
import type { StoryPage, Theme } from './storyPage.ts'

export const checkNames = [
  'play',
  'animations',
  'layout shift',
  'axe',
  'forced colors',
  'keyboard',
  'layout',
  'picture',
] as const
type CheckName = (typeof checkNames)[number]

/** Everything that one visit of a story has found. */
export interface Visit {
  id: string
  /** Faults by check; a check that did not run is missing. */
  faults: Partial<Record<CheckName, string[]>>
  /** Milliseconds by check. */
  times: Partial<Record<CheckName, number>>
  /** How many elements Tab reaches; missing when the keyboard check did not run. */
  stops?: number
  pictures: Pictures
  /** Width of the window that the story asks for. */
  width: number
}

/** Which parts of a visit are wanted. */
export interface VisitOptions {
  /** Focus and forced colors, which a screen needs in few of its states. */
  hasFocusChecks: boolean
  /** Whether the story is looked at in every window, which is the same for every state of a screen. */
  hasLayoutChecks: boolean
  themesToPhotograph: readonly Theme[]
}

/** A good score is below 0.1 for a whole page (web.dev/cls). */
const mostShift = 0.02
/**
 * The fallback font has the metrics of Archivo where Arial is installed. A machine without Arial uses a font that is a
 * fifth wider, which wraps some lines differently.
 */
const mostFontShift = 0.06

const judgeShifts = ({ font, photos }: LayoutShifts) => [
  ...(photos.score < mostShift
    ? []
    : [`photos move ${photos.moved.join(', ')} by ${photos.score.toFixed(3)}`]),
  ...(font.score < mostFontShift
    ? []
    : [`the web font moves ${font.moved.join(', ')} by ${font.score.toFixed(3)}`]),
]

/** Renders a story once and runs every check on it. A fault in one check does not stop the others. */
export async function visit(story: StoryPage, id: string, options: VisitOptions): Promise<Visit> {
  const settings: StorySettings = await story.load(id)
  const result: Visit = { id, width: settings.width, faults: {}, times: {}, pictures: {} }
  const run = async (name: CheckName, check: () => Promise<string[]>) => {
    if (settings.skip[name] !== undefined) return
    const start = performance.now()
    const found = await check().catch((error: unknown) => [`could not be checked: ${String(error)}`])
    result.faults[name] = [...(result.faults[name] ?? []), ...found]
    result.times[name] = (result.times[name] ?? 0) + performance.now() - start
  }
  await run('play', async () => {
    const { errors, animations, shifts } = await story.show(id, settings)
    result.faults['animations'] = animations.map((name) => `${name} is animated under reduced motion`)
    if (settings.skip['layout shift'] === undefined) result.faults['layout shift'] = judgeShifts(shifts)
    return errors
  })
  await run('axe', () => checkAccessibility(story, 'light', settings.a11y))
  await story.setTheme('dark')
  await run('axe', () => checkAccessibility(story, 'dark', settings.a11y))
  if (options.themesToPhotograph.length > 0) {
    await run('picture', async () => {
      result.pictures = await photograph(story, options.themesToPhotograph)
      return []
    })
  }
  await story.setTheme('light')
  if (options.hasLayoutChecks) await run('layout', () => checkLayouts(story, settings))
  if (options.hasFocusChecks) {
    await run('forced colors', () => checkForcedColors(story))
    await run('keyboard', async () => {
      const { stops, faults } = await walkByKeyboard(story)
      result.stops = stops
      return faults
    })
  }
  return result
}
