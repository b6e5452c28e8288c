import { prepareJsdom } from './prepareJsdom.ts'

/** Prepares jsdom for tests that render with React alone. */
export const stubBrowser = () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  prepareJsdom()
}
