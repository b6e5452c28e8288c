import { link } from '../../navigation/TopNav/NavPanel.css.ts'
import * as composite from '../../theme/compositeStyle.ts'

/** A button that looks like the links above it. */
export const action = composite.style([
  link,
  { width: '100%', border: 0, background: 'none', color: 'inherit', cursor: 'pointer' },
])
