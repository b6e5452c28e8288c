'use client'
import { useId } from 'react'
import { useMessages } from '../../provider/index.ts'
import { classes } from '../../theme/classes.ts'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { tooltip as tooltipClass } from '../IconButton/IconButton.css.ts'
import { useTooltip } from '../Tooltip/useTooltip.ts'
import * as segments from '../RadioGroup/Segments.css.ts'
import * as css from './ThemeSwitcher.css.ts'
import type { ElementProps } from '../passThrough.ts'
import type { ThemeChoice } from './useThemeChoice.ts'

export interface ThemeSwitcherProps extends ElementProps<'div', 'onChange'> {
  /** The user's choice. */
  value: ThemeChoice
  /** Called with the new choice. The caller stores and applies it, for example with `useThemeChoice`. */
  onChange: (value: ThemeChoice) => void
  /** Accessible name.
   * @default a message of the provider, such as «Theme» */
  label?: string
  /** Shows the names of the options next to their icons.
   * @default false */
  isLabelShown?: boolean
}

const choices = [
  ['light', icons.sun],
  ['dark', icons.moon],
  ['system', icons.monitor],
] as const

/** Renders three radio buttons: the light theme, the dark theme, or that of the system. */
export const ThemeSwitcher = (props: ThemeSwitcherProps) => {
  const { value, onChange, label, isLabelShown = false, ...rest } = props
  const getMessage = useMessages()
  const name = useId()
  return (
    <div className={css.group} role="radiogroup" aria-label={label ?? getMessage('theme.label')} {...rest}>
      <div className={segments.frame}>
        {choices.map(([choice, icon]) => (
          <Option
            key={choice}
            icon={icon}
            name={name}
            text={getMessage(`theme.${choice}`)}
            isSelected={choice === value}
            isLabelShown={isLabelShown}
            onSelect={() => onChange(choice)}
          />
        ))}
      </div>
    </div>
  )
}

interface OptionProps extends Required<Pick<ThemeSwitcherProps, 'isLabelShown'>> {
  icon: icons.IconNode
  name: string
  text: string
  isSelected: boolean
  onSelect: () => void
}

const Option = ({ icon, name, text, isSelected, isLabelShown, onSelect }: OptionProps) => {
  const { tooltip, handlers } = useTooltip()
  return (
    <label className={classes(segments.segment, css.option)} data-selected={isSelected || undefined}>
      <span className={css.content}>
        <Icon icon={icon} size="md" />
        {isLabelShown && text}
      </span>
      <input
        type="radio"
        name={name}
        className={css.input}
        aria-label={isLabelShown ? undefined : text}
        checked={isSelected}
        onChange={onSelect}
        {...(!isLabelShown && handlers)}
      />
      {!isLabelShown && (
        <span ref={tooltip} popover="manual" className={tooltipClass} aria-hidden="true">
          {text}
        </span>
      )}
    </label>
  )
}
