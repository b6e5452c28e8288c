import { addDialogs } from './addDialogs.ts'
import { addLayout } from './addLayout.ts'
import { addPopovers } from './addPopovers.ts'

/** Adds to jsdom what it lacks and the components use. */
export function prepareJsdom(): void {
  addLayout()
  addDialogs()
  addPopovers()
}
