// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { elementsOf, storyFiles } from './everyStory.tsx'

describe('on a server, where there is no window', { timeout: 30_000 }, () => {
  it('this test has none either', () => {
    expect(typeof window).toBe('undefined')
    expect(typeof document).toBe('undefined')
  })

  it.each(Object.entries(storyFiles))(
    'every story of %s can be imported and written as a string',
    async (_, load) => {
      const stories = elementsOf(await load())
      expect(stories.length).toBeGreaterThan(0)
      for (const [name, element] of stories) {
        let problem: unknown
        try {
          renderToString(element)
        } catch (error) {
          problem = error
        }
        expect.soft(problem, name).toBeUndefined()
      }
    },
  )
})
