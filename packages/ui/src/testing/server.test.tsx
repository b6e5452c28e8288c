// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { elementsOf, storyFiles } from './everyStory.tsx'
import { withoutStacks } from './withoutStacks.ts'

/** The error that a server would answer with, or undefined. */
const problemIn = (element: ReactElement) => {
  try {
    renderToString(element)
    return undefined
  } catch (error) {
    return error
  }
}

describe('on a server, where there is no window', { timeout: 120_000 }, () => {
  it('this test has none either', () => {
    expect(typeof window).toBe('undefined')
    expect(typeof document).toBe('undefined')
  })

  it.each(Object.entries(storyFiles))(
    'every story of %s can be imported and written as a string',
    async (_, load) => {
      const stories = elementsOf(await load())
      expect(stories.length).toBeGreaterThan(0)
      const problems = await withoutStacks(() => stories.map(([, element]) => problemIn(element)))
      for (const [index, [name, element]] of stories.entries()) {
        // Rendered again, so that the report has the stack.
        if (problems[index] !== undefined) problems[index] = problemIn(element) ?? problems[index]
        expect.soft(problems[index], name).toBeUndefined()
      }
    },
  )
})
