/** What runs inside the page with the stories. Each function travels as text, so it may use only the page's globals. */

/** What the sweeps keep in the window of the stories. */
interface Probe {
  /** Phase of the rendering, by story. */
  phases: Map<string, string>
  faults: string[]
  /** What had focus so far in a walk. */
  stops: Element[]
  /** How a person would call an element. */
  describe: (element: Element) => string
  /** Is it there for eyes, and not only for screen readers? */
  isSeen: (element: Element) => boolean
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void
  emit: (event: string, payload: unknown) => void
}

interface LoadedStory {
  storyGlobals: { viewport?: { value?: string } }
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> }
    sweep?: { skip?: Record<string, string> }
  }
}

declare global {
  interface Window {
    probe: Probe
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    __STORYBOOK_PREVIEW__: {
      storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<LoadedStory> }
    }
  }
}

/** Before anything else runs in the page: listens to how the rendering of stories goes. */
export function listen(): void {
  const phases = new Map<string, string>()
  const faults: string[] = []
  const describe = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().replace(/\s+/g, ' ')
    const labels = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : ''
    const name = (label || labels || element.id).slice(0, 40)
    const role = element.getAttribute('role')
    return `<${element.localName}${role ? ` role=${role}` : ''}>${name ? ` «${name}»` : ''}`
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    // What only screen readers get is cut down to a pixel, by itself or by the box around it.
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { clipPath, overflowX } = getComputedStyle(one)
      if (clipPath.startsWith('inset(50%')) return false
      if (overflowX !== 'visible' && one.getBoundingClientRect().width < 2) return false
    }
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  window.probe = { phases, faults, stops: [], describe, isSeen }
  let channel: Channel | undefined
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (value: Channel) => {
      channel = value
      value.on('storyRenderPhaseChanged', ({ storyId, newPhase }: { storyId: string; newPhase: string }) =>
        phases.set(storyId, newPhase),
      )
      for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException']) {
        value.on(event, ({ message }: { message?: string }) => faults.push((message ?? event).slice(0, 300)))
      }
    },
  })
}

/** Loads a story without showing it, for the size of window that it wants and for what it is left out of. */
export async function load(
  storyId: string,
): Promise<{ width: number; height: number; skip: Record<string, string> }> {
  const story = await window['__STORYBOOK_PREVIEW__'].storyStoreValue.loadStory({ storyId })
  const { viewport, sweep } = story.parameters
  const styles = viewport?.options?.[story.storyGlobals.viewport?.value ?? '']?.styles
  return {
    width: Number.parseInt(styles?.width ?? '1280', 10),
    height: Number.parseInt(styles?.height ?? '900', 10),
    skip: sweep?.skip ?? {},
  }
}

/** Shows a story in the page as it stands, without loading the page anew. */
export function select(storyId: string): void {
  window.probe.phases.clear()
  window.probe.faults.length = 0
  window.probe.stops.length = 0
  window.scrollTo(0, 0)
  window['__STORYBOOK_ADDONS_CHANNEL__'].emit('setCurrentStory', { storyId, viewMode: 'story' })
}

/** True when the story has been drawn and played, or has failed to. */
export function isDone(storyId: string): boolean {
  const phase = window.probe.phases.get(storyId)
  return phase === 'finished' || phase === 'errored' || phase === 'aborted'
}
