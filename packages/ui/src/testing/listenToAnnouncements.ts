interface Announcement {
  kind: 'polite' | 'assertive'
  text: string
}

const liveRegion = '[role=status], [role=alert], [aria-live], output'

/** Returns what a screen reader announces for an added text: only its nearest live region counts. */
function announce(text: Text, added: Node): Announcement | undefined {
  const region = text.parentElement?.closest(liveRegion)
  if (!region || region.getAttribute('aria-live') === 'off' || !text.data) return undefined
  const isAlert = region.getAttribute('role') === 'alert'
  // Screen readers may ignore a live region that is added together with its text, except an alert.
  if (added.contains(region) && !isAlert) return undefined
  const isAssertive = isAlert || region.getAttribute('aria-live') === 'assertive'
  return { kind: isAssertive ? 'assertive' : 'polite', text: text.data }
}

const textsIn = (node: Node): Text[] =>
  node instanceof Text ? [node] : [...node.childNodes].flatMap((child) => textsIn(child))

const readChanges = (changes: readonly MutationRecord[]): Announcement[] =>
  changes
    .flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes]))
    .flatMap((added) => textsIn(added).map((text) => announce(text, added)))
    .filter((announcement) => announcement !== undefined)

/** Listens to the live regions of the page. Returns a function that returns what they announced since the last call. */
export function listenToAnnouncements() {
  const heard: Announcement[] = []
  const observer = new MutationObserver((changes) => heard.push(...readChanges(changes)))
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return (): Announcement[] => [...heard.splice(0), ...readChanges(observer.takeRecords())]
}
