import { checkAccessibility } from './accessibility.ts'
import { checkForcedColors } from './forcedColors.ts'
import { walkByKeyboard } from './keyboard.ts'
import { checkLayouts } from './layout.ts'
import type { LayoutShifts, StorySettings } from './page/probe.ts'
import { takePictures, type Pictures } from './takePictures.ts'
import type { StoryPage, Theme } from './storyPage.ts'

export const checkNames = [
  'play',
  'animations',
  'layout shift',
  'style order',
  'axe',
  'forced colors',
  'keyboard',
  'layout',
  'picture',
] as const
type CheckName = (typeof checkNames)[number]

/** The results of all checks of a story. */
export interface Visit {
  id: string
  /** Problems by check, without the checks that did not run. */
  problems: Partial<Record<CheckName, string[]>>
  /** Milliseconds by check. */
  times: Partial<Record<CheckName, number>>
  /** The number of tab stops, when the keyboard check has run. */
  stops?: number
  pictures: Pictures
  /** The window width of the story. */
  width: number
}

/** The optional checks of a visit. */
export interface VisitOptions {
  /** Checks accessibility, shifts and the order of style sheets. */
  hasBehaviorChecks: boolean
  /** Checks focus and forced colors. */
  hasFocusChecks: boolean
  /** Checks the layout: in every window size, or in a few of them. */
  layout: 'complete' | 'short' | undefined
  themesToPhotograph: readonly Theme[]
}

/** A good score is below 0.1 for a whole page (web.dev/cls). */
const MAX_SHIFT = 0.02
/**
 * The fallback font has the metrics of Archivo where Arial is installed. Other machines use a font that is a fifth wider,
 * which wraps some lines differently.
 */
const MAX_FONT_SHIFT = 0.06

const checkShifts = ({ font, photos }: LayoutShifts) => [
  ...(photos.score < MAX_SHIFT
    ? []
    : [`photos move ${photos.moved.join(', ')} by ${photos.score.toFixed(3)}`]),
  ...(font.score < MAX_FONT_SHIFT
    ? []
    : [`the web font moves ${font.moved.join(', ')} by ${font.score.toFixed(3)}`]),
]

/** Renders a story once and runs every check on it. An error in one check does not stop the others. */
export async function visit(story: StoryPage, id: string, options: VisitOptions): Promise<Visit> {
  const settings: StorySettings = await story.load(id)
  const result: Visit = { id, width: settings.width, problems: {}, times: {}, pictures: {} }
  const run = async (name: CheckName, check: () => Promise<string[]>) => {
    if (settings.skip[name] !== undefined) return
    const start = performance.now()
    const found = await check().catch((error: unknown) => [`the check failed: ${String(error)}`])
    result.problems[name] = [...(result.problems[name] ?? []), ...found]
    result.times[name] = (result.times[name] ?? 0) + performance.now() - start
  }
  await run('play', async () => {
    const { errors, animations, shifts } = await story.show(id, settings)
    if (!options.hasBehaviorChecks) return errors
    result.problems['animations'] = animations.map((name) => `${name} is animated under reduced motion`)
    if (settings.skip['layout shift'] === undefined) result.problems['layout shift'] = checkShifts(shifts)
    return errors
  })
  if (options.hasBehaviorChecks) {
    await run('style order', () => story.page.evaluate(() => window.findOrderProblems()))
    await run('axe', () => checkAccessibility(story, 'light', settings.a11y))
    await story.setTheme('dark')
    await run('axe', () => checkAccessibility(story, 'dark', settings.a11y))
  }
  if (options.themesToPhotograph.length > 0) {
    await run('picture', async () => {
      result.pictures = await takePictures(story, options.themesToPhotograph)
      return []
    })
  }
  await story.setTheme('light')
  const { layout } = options
  if (layout) await run('layout', () => checkLayouts(story, settings, { isComplete: layout === 'complete' }))
  if (options.hasFocusChecks) {
    await run('forced colors', () => checkForcedColors(story))
    await run('keyboard', async () => {
      const { stops, problems } = await walkByKeyboard(story)
      result.stops = stops
      return problems
    })
  }
  return result
}
