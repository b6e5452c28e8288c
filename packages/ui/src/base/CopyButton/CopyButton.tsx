'use client'
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useMessages } from '../../provider/context.ts'
import { classes, classOf } from '../../theme/classes.ts'
import * as button from '../Button/Button.css.ts'
import type { ButtonProps } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as icons from '../Icon/icons.ts'
import { hidden as visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import type { ElementProps } from '../passThrough.ts'
import { copyText } from './copyText.ts'

export interface CopyButtonProps
  extends ElementProps<'button', 'disabled' | 'ref'>, Pick<ButtonProps, 'size' | 'isDisabled'> {
  /** The text to copy. */
  text: string
  /** Label: what is copied.
   * @default 'Copiar' */
  children?: ReactNode
  /** Appearance.
   * @default 'secondary' */
  variant?: 'secondary' | 'ghost'
  /** Called after an attempt: whether the text was copied. */
  onResult?: (isCopied: boolean) => void
  /** Ref to the `<button>`. */
  ref?: Ref<HTMLButtonElement>
}

/** Milliseconds until the button shows its label again. */
const RESULT_DURATION = 3000

type Result = 'copied' | 'failed'

/** Returns the result of the last attempt, for a few seconds. */
const useResult = () => {
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    if (result === undefined) return
    const timer = setTimeout(() => setResult(undefined), RESULT_DURATION)
    return () => clearTimeout(timer)
  }, [result])
  return [result, setResult] as const
}

const pictures = { copied: icons.check, failed: icons.alert }

/** Renders a button that copies a text and says so. */
export const CopyButton = (props: CopyButtonProps) => {
  const { text, children, variant = 'secondary', size = 'medium', isDisabled = false, ...others } = props
  const { onResult, onClick, ref, ...rest } = others
  const t = useMessages()
  const [result, setResult] = useResult()
  const buttonRef = useRef<HTMLButtonElement>(null)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => buttonRef.current)
  const copy = async (element: HTMLElement) => {
    const isCopied = await copyText(text, element)
    setResult(isCopied ? 'copied' : 'failed')
    onResult?.(isCopied)
  }
  const message = result && t(`copy.${result}`)
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={buttonRef}
        className={classes(button.button, classOf(button.variant, variant), classOf(button.size, size))}
        disabled={isDisabled}
        onClick={(event) => {
          onClick?.(event)
          if (!event.defaultPrevented) void copy(event.currentTarget)
        }}
      >
        {/* Both contents share one cell, so that the button keeps its width. */}
        <span className={classes(button.content, result && button.hidden)}>
          <Icon icon={icons.copy} />
          {children ?? t('copy.label')}
        </span>
        {result && (
          <span className={button.content}>
            <Icon icon={pictures[result]} />
            {message}
          </span>
        )}
      </button>
      <span role="status" className={visuallyHidden}>
        {message}
      </span>
    </>
  )
}
