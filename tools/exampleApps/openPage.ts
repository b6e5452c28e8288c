import type { Page } from 'playwright'

/** Opens a page and waits until React has made it interactive: it loses clicks before. */
export async function openPage(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => {
    const keyOf = (node: Node, prefix: string) => Object.keys(node).find((key) => key.startsWith(prefix))
    const controls = [...document.querySelectorAll('a, button, input, select')]
    if (!controls.every((control) => keyOf(control, '__reactProps$'))) return false
    const nodes: readonly Node[] = [document, ...document.querySelectorAll('*')]
    return nodes.some((node) => {
      const key = keyOf(node, '__reactContainer$')
      const root: unknown = key && Reflect.get(node, key)
      return (root as Root | undefined)?.stateNode.current.memoizedState.isDehydrated === false
    })
  })
}

/** What React stores at the element that it renders into. */
interface Root {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}
