/** Runs in the page before Storybook. It is sent as source text, so it must be self-contained. */

import type { Stop } from './focusStops.ts'

/** The result of rendering and playing a story. */
export interface RenderedStory {
  /** Errors of its render or play function. */
  errors: string[]
  /** Animations that run under reduced motion. */
  animations: string[]
  /** Layout shifts while the web font and the photos arrived. */
  shifts: LayoutShifts
}

/** The sums of the layout shift scores, and the elements that moved. */
export interface LayoutShifts {
  font: { score: number; moved: string[] }
  photos: { score: number; moved: string[] }
}

/** The parameters of a story. */
export interface StorySettings {
  width: number
  height: number
  /** Whether the story fills the width of the window. */
  isFullscreen: boolean
  /** The checks that the story skips, with the reason. */
  skip: Record<string, string>
  /** Parameters of the accessibility addon. */
  a11y: { disable?: boolean; test?: string; context?: unknown; config?: object; options?: object }
}

interface Channel {
  on: (event: string, listener: (payload: never) => void) => void
  emit: (event: string, payload: unknown) => void
}

interface LoadedStory {
  storyGlobals: { viewport?: { value?: string } }
  usesMount: boolean
  playFunction?: ((context: unknown) => Promise<unknown>) | undefined
  parameters: {
    layout?: string
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> }
    checks?: { skip?: Record<string, string> }
    a11y?: StorySettings['a11y']
  }
}

/** The functions and state of the checks in the page. */
interface Probe {
  /** Returns the role and name of an element. */
  describe: (element: Element) => string
  /** Returns false for hidden elements and for text only for screen readers. */
  isSeen: (element: Element) => boolean
  /** Loads a story without showing it. */
  load: (storyId: string) => Promise<StorySettings>
  /** Shows a story and waits until it has been rendered and played. */
  show: (storyId: string) => Promise<RenderedStory>
  /** The elements that had focus during the keyboard check. */
  stops: Element[]
  readStop: () => Stop | null
  isCollecting: boolean
}

declare global {
  interface Window {
    probe: Probe
    __STORYBOOK_ADDONS_CHANNEL__: Channel
    __STORYBOOK_PREVIEW__: {
      storyStoreValue: { loadStory: (of: { storyId: string }) => Promise<LoadedStory> }
      currentRender?: object
      teardownRender: (render: object) => Promise<void>
    }
  }
}

/** Installs `window.probe`. */
export function installProbe(): void {
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
    // Text for screen readers is clipped to a pixel, on the element or on an ancestor.
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { clipPath, overflowX } = getComputedStyle(one)
      if (clipPath.startsWith('inset(50%')) return false
      if (overflowX !== 'visible' && one.getBoundingClientRect().width < 2) return false
    }
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  const nextFrames = (count: number) =>
    new Promise<void>((resolve) => {
      const step = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => step(left - 1)))
      step(count)
    })

  // Photos wait at this gate until the story has been painted without them.
  let openGate = () => {}
  let gate = Promise.resolve()
  let heldPhotos = 0
  const closeGate = () => {
    heldPhotos = 0
    gate = new Promise((resolve) => {
      openGate = resolve
    })
  }
  const { setAttribute } = Element.prototype
  Element.prototype.setAttribute = function holdPhoto(name: string, value: string) {
    const isPhoto = this instanceof HTMLImageElement && (name === 'src' || name === 'srcset')
    if (!isPhoto) return setAttribute.call(this, name, value)
    heldPhotos += 1
    void gate.then(() => setAttribute.call(this, name, value))
  }

  /** Removes the web font, as before it has loaded; returns a function that restores it. */
  const removeWebFont = () => {
    for (const sheet of document.styleSheets) {
      for (const [index, rule] of [...sheet.cssRules].entries()) {
        if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('Archivo Variable')) continue
        const { cssText } = rule
        sheet.deleteRule(index)
        return () => void sheet.insertRule(cssText, index)
      }
    }
    return () => {}
  }
  let restoreWebFont = () => {}

  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift' })
  const takeShifts = () => {
    const entries = observer.takeRecords() as (PerformanceEntry & Shift)[] // the only kind that it observes
    const inStory = entries.flatMap(({ value, sources }) => {
      const [first] = sources
        .map(({ node }) => (node instanceof Text ? node.parentElement : node))
        .filter((node) => node instanceof Element && node.closest('#storybook-root') !== null)
      return first instanceof Element ? [{ value, moved: describe(first) }] : []
    })
    const score = inStory.reduce((sum, { value }) => sum + value, 0)
    return { score, moved: [...new Set(inStory.map(({ moved }) => moved))] }
  }
  interface Shift {
    value: number
    sources: { node?: Node }[]
  }

  let shifts: LayoutShifts = { font: { score: 0, moved: [] }, photos: { score: 0, moved: [] } }
  /** Releases the web font and then the photos, after the story has been painted without them. */
  const releaseAssets = async () => {
    await nextFrames(2)
    takeShifts()
    restoreWebFont()
    restoreWebFont = () => {}
    // Layout makes the browser load the font.
    void document.body.offsetHeight
    await document.fonts.ready
    await nextFrames(2)
    shifts.font = takeShifts()
    const hadPhotos = heldPhotos > 0
    openGate()
    if (!hadPhotos) return
    await nextFrames(1)
    const isInWindow = (image: Element) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && width > 0
    }
    await Promise.all([...document.images].filter(isInWindow).map((one) => one.decode().catch(() => {})))
    await nextFrames(2)
    shifts.photos = takeShifts()
  }

  const runningAnimations = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration, activeDuration } = effect?.getComputedTiming() ?? {}
        return playState === 'running' && Number(duration) > 1 && Number(activeDuration) > 1
      })
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null
        return target ? describe(target) : 'something'
      })

  const errors: string[] = []
  let animations: string[] = []
  let onFinished = (_storyId: string) => {}
  const listen = (channel: Channel) => {
    channel.on('storyRenderPhaseChanged', ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
      // Storybook stops all animations right after this.
      if (newPhase === 'completing') animations = runningAnimations()
      if (['finished', 'errored', 'aborted'].includes(newPhase)) onFinished(storyId)
    })
    for (const event of ['storyErrored', 'storyThrewException', 'playFunctionThrewException'])
      channel.on(event, ({ message }: { message?: string }) => errors.push((message ?? event).slice(0, 600)))
    channel.on('unhandledErrorsWhilePlaying', (all: { message?: string }[]) =>
      errors.push(...all.map(({ message = 'an unhandled error' }) => message.slice(0, 600))),
    )
  }
  let known: Channel | undefined
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => known,
    set: (channel: Channel) => {
      known = channel
      listen(channel)
    },
  })

  const patchedStories = new WeakSet<LoadedStory>()
  const loadStory = async (storyId: string) => {
    const story = await window['__STORYBOOK_PREVIEW__'].storyStoreValue.loadStory({ storyId })
    // A story that mounts itself renders nothing before its play function.
    if (story.usesMount || patchedStories.has(story)) return story
    const play = story.playFunction
    story.playFunction = async (context) => {
      await releaseAssets()
      await play?.(context)
    }
    patchedStories.add(story)
    return story
  }

  const load = async (storyId: string): Promise<StorySettings> => {
    const { storyGlobals, parameters } = await loadStory(storyId)
    const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles
    return {
      width: Number.parseInt(styles?.width ?? '1280', 10),
      height: Number.parseInt(styles?.height ?? '900', 10),
      isFullscreen: parameters.layout === 'fullscreen',
      skip: parameters.checks?.skip ?? {},
      a11y: parameters.a11y ?? {},
    }
  }

  /** Unmounts the story, and waits for what it does in the next frame: it may move focus, which the next story would get. */
  const removeStory = async () => {
    const preview = window['__STORYBOOK_PREVIEW__']
    if (!preview.currentRender) return
    await preview.teardownRender(preview.currentRender)
    await nextFrames(2)
  }

  const show = async (storyId: string): Promise<RenderedStory> => {
    errors.length = 0
    await removeStory()
    window.clearHistory()
    animations = []
    window.probe.stops.length = 0
    shifts = { font: { score: 0, moved: [] }, photos: { score: 0, moved: [] } }
    window.scrollTo(0, 0)
    const { usesMount } = await loadStory(storyId)
    if (!usesMount) {
      closeGate()
      restoreWebFont = removeWebFont()
    }
    const finished = new Promise<void>((resolve) => {
      onFinished = (id) => {
        if (id === storyId) resolve()
      }
    })
    window['__STORYBOOK_ADDONS_CHANNEL__'].emit('setCurrentStory', { storyId, viewMode: 'story' })
    await finished
    if (errors.length > 0) errors.push(window.describePage())
    restoreWebFont()
    openGate()
    await document.fonts.ready
    return { errors: [...errors], animations, shifts }
  }

  window.probe = { describe, isSeen, load, show, stops: [], readStop: () => null, isCollecting: false }
}
