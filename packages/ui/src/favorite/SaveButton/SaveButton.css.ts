import { variants } from '../../theme/style.ts'

const box = (minWidth: string) => ({ display: 'inline-grid', minWidth, maxWidth: '100%' })

/** Wide enough for each label, so that what is beside the button stays in place. */
export const size = variants({ medium: box('9.25rem'), small: box('7.5rem') })
