/**
 * Adds to jsdom what it lacks and the components use: modal dialogs, popovers, observers, scrolling, media queries and
 * pointer capture. Import it once, before the tests.
 */
import { prepareJsdom } from './prepareJsdom.ts'

// In tests that run in Node without a document there is nothing to add.
if (typeof document !== 'undefined') prepareJsdom()
