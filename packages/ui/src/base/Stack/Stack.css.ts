import { style, variants } from '../../theme/style.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const align = variants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
  end: { alignItems: 'flex-end' },
})
