import { isLikeItsNeighbor, listMarks, setMark } from './page/stateMarks.ts'
import { changed } from './pixels.ts'
import type { StoryPage } from './storyPage.ts'

/** States that were seen in forced colors in an earlier story: the same look needs proof once per run. */
const proven = new Set<string>()

/** Finds states that only a color shows, and pictures that vanish, when the system forces its colors. */
export async function checkForcedColors(story: StoryPage): Promise<string[]> {
  const marks = (await story.page.evaluate(listMarks)).filter(({ look }) => !proven.has(look))
  if (marks.length === 0) return []
  await story.emulate({ forcedColors: true })
  const faults: string[] = []
  for (const { index, name, box, kind, look } of marks) {
    proven.add(look)
    const marked = await story.pixels(box)
    if (kind === 'picture') {
      const [red = 0, green = 0, blue = 0] = marked.data
      const flat = { ...marked, data: marked.data.map((_, at) => [red, green, blue][at % 3] ?? 0) }
      if (changed(marked, flat, 1.5).count < 12) faults.push(`${name} cannot be seen`)
      continue
    }
    await story.page.evaluate(setMark, { index, isOn: false })
    const unmarked = await story.pixels(box)
    await story.page.evaluate(setMark, { index, isOn: true })
    if (changed(marked, unmarked, 1.3).count >= 12) continue
    if (await story.page.evaluate(isLikeItsNeighbor, index)) {
      faults.push(`${name} looks the same when it is not ${kind}`)
    }
  }
  await story.emulate({})
  return faults
}
