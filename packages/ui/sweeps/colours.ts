import { changed } from './pixels.ts'
import type { Stage } from './stage.ts'
import { isLikeItsNeighbour, listMarks, setMark } from './marks.ts'

/** In forced colours a state that only a colour told would be gone: every state must still be seen. */
export async function lostStates(stage: Stage): Promise<string[]> {
  const { page } = stage
  await page.emulateMedia({ forcedColors: 'active' })
  const faults: string[] = []
  for (const { index, name, box, kind } of await page.evaluate(listMarks)) {
    const marked = await stage.photograph(box)
    if (kind === 'picture') {
      const [red = 0, green = 0, blue = 0] = marked.data
      const flat = { ...marked, data: marked.data.map((_, at) => [red, green, blue][at % 3] ?? 0) }
      if (changed(marked, flat, 1.5).count < 12) faults.push(`${name} cannot be seen`)
      continue
    }
    await page.evaluate(setMark, { index, isOn: false })
    const unmarked = await stage.photograph(box)
    await page.evaluate(setMark, { index, isOn: true })
    if (changed(marked, unmarked, 1.3).count >= 12) continue
    if (await page.evaluate(isLikeItsNeighbour, index)) {
      faults.push(`${name} looks the same when it is not ${kind}`)
    }
  }
  await page.emulateMedia({ forcedColors: 'none' })
  return faults
}
