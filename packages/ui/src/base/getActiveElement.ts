/** Returns the focused element of the document or shadow root of an element. */
export const getActiveElement = (element: Element | null): Element | null => {
  const root = element?.getRootNode()
  // A detached element has another root. Not `instanceof`: the document may be that of another window.
  return root && 'activeElement' in root ? (root as Document | ShadowRoot).activeElement : null
}

/** Returns whether an element, or one in it, has the focus. In WebKit `:focus` matches only in the active window. */
export const hasFocus = (element: Element | null): boolean =>
  element?.contains(getActiveElement(element)) ?? false

/** Returns whether nothing in the document or shadow root of an element has the focus. */
export const hasNoFocus = (element: Element | null): boolean =>
  !getActiveElement(element) || getActiveElement(element) === element?.ownerDocument.body
