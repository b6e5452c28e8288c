// @vitest-environment node
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { createStoryElements, storyFiles } from './storyElements.tsx'
import { withoutStackTraces } from './withoutStackTraces.ts'

/** Returns the error of a render on the server, or undefined. */
const renderError = (element: ReactElement) => {
  try {
    renderToString(element)
    return undefined
  } catch (error) {
    return error
  }
}

describe('on a server', () => {
  it('has no window and document', () => {
    expect(typeof window).toBe('undefined')
    expect(typeof document).toBe('undefined')
  })

  it.each(Object.entries(storyFiles))('renders every story of %s to a string', async (_, load) => {
    const stories = createStoryElements(await load())
    expect(stories.length).toBeGreaterThan(0)
    const errors = await withoutStackTraces(() => stories.map(([, element]) => renderError(element)))
    for (const [index, [name, element]] of stories.entries()) {
      // Rendered again, so that the report has the stack.
      if (errors[index] !== undefined) errors[index] = renderError(element) ?? errors[index]
      expect.soft(errors[index], name).toBeUndefined()
    }
  })
})
