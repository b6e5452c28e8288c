import { classOf } from '../../theme/classes.ts'
import { style, variants, within } from '../../theme/style.ts'
import { ownWidth } from '../ownWidth.css.ts'

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const align = variants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
  end: { alignItems: 'flex-end' },
})

within(`.${classOf(align, 'stretch')} > .${ownWidth}`, { alignSelf: 'flex-start' })
