import { style } from '../../theme/style.ts'

// The server renders the page of a visitor, also for signed-in users.
export const signIn = style({ selectors: { ':root[data-session] &': { visibility: 'hidden' } } })
