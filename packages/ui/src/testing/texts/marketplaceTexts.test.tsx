import { expect, it } from 'vitest'
import { marketplaceStories, readStories } from './markedTexts.tsx'
import { shownMessages } from './shownMessages.ts'
import { isData } from './userData.ts'

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`)

/** Matches the texts of the marketplace. A message with fewer than four fixed letters would match data too. */
const texts = new RegExp(
  `^(?:${shownMessages
    .filter(({ from }) => !/^ui\/(base|form|filter|layout)\//.test(from))
    .map(({ text }) => text)
    .filter((text) => !text.includes('{}') || (text.match(/\p{L}/gu)?.length ?? 0) >= 4)
    .map((text) => text.split('{}').map(escape).join('.+'))
    .join('|')})$`,
  'su',
)

it.each(marketplaceStories)(
  'every text of the marketplace in %s can be overridden (S-307)',
  async (path, load) => {
    const { bypassed } = await readStories(path, load)
    expect([...bypassed].filter((text) => texts.test(text) && !isData(text))).toEqual([])
  },
)
