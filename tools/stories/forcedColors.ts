import { isLikeItsNeighbor, listMarks, type Mark, setMark } from './page/stateMarks.ts'
import { diffPixels } from './pixels.ts'
import type { StoryPage } from './storyPage.ts'

/** Looks that were checked in an earlier story of this run. */
const checkedLooks = new Set<string>()

/** Finds states that only a color shows, and pictures that disappear, in forced colors. */
export async function checkForcedColors(story: StoryPage): Promise<string[]> {
  const isNew = ({ look }: Mark) => !checkedLooks.has(look)
  if (!(await story.page.evaluate(listMarks)).some(isNew)) return []
  await story.emulate({ forcedColors: true })
  // Boxes move with the borders of forced colors, and while a change of the window is still being laid out.
  await story.page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  const marks = (await story.page.evaluate(listMarks)).filter(isNew)
  const problems: string[] = []
  for (const { index, name, box, kind, look } of marks) {
    checkedLooks.add(look)
    const marked = await story.pixels(box)
    if (kind === 'picture') {
      const [red = 0, green = 0, blue = 0] = marked.data
      const flat = { ...marked, data: marked.data.map((_, at) => [red, green, blue][at % 3] ?? 0) }
      if (diffPixels(marked, flat, 1.5).count < 12) problems.push(`${name} cannot be seen`)
      continue
    }
    await story.page.evaluate(setMark, { index, isOn: false })
    const unmarked = await story.pixels(box)
    await story.page.evaluate(setMark, { index, isOn: true })
    if (diffPixels(marked, unmarked, 1.3).count >= 12) continue
    if (await story.page.evaluate(isLikeItsNeighbor, index)) {
      problems.push(`${name} looks the same when it is not ${kind}`)
    }
  }
  await story.emulate({})
  return problems
}
