import { style, variants } from '../../theme/style.ts'

export const inline = style({ display: 'flex', flexWrap: 'wrap', minWidth: 0 })
export const oneLine = style({ flexWrap: 'nowrap' })

export const align = variants({
  center: { alignItems: 'center' },
  start: { alignItems: 'flex-start' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const justify = variants('justify', {
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
