import { keyframes as plainKeyframes } from '@vanilla-extract/css'
import { createStyle } from './createStyle.ts'
import { componentsLayer } from './layers.css.ts'
import './themes.css.ts'
import { withFallbacks } from './values.ts'

export type { Rule } from './createStyle.ts'

const styles = createStyle(componentsLayer)

/** Like vanilla-extract's `style`, with the rule in the components layer. Lists compose classes and rules. */
export const { style } = styles

/** Returns one class per name, each in the components layer. */
export const { variants } = styles

/** Adds a rule for a descendant of a component to the components layer. */
export const { within } = styles

/** Like vanilla-extract's `keyframes`, for steps that use tokens. */
export const keyframes: typeof plainKeyframes = (steps, debugId) =>
  plainKeyframes(withFallbacks(steps), debugId)
