'use client'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { renderText } from '../../base/Field/translation.tsx'
import { useFormContext } from '../context.ts'
import * as css from './ErrorSummary.css.ts'

/** Returns the element of a field to focus: the input or button beside a hidden one, or the checked or first option. */
function findControl(form: HTMLElement, name: string): HTMLElement | null {
  const named = `[name="${CSS.escape(name)}"]`
  const control =
    form.querySelector<HTMLElement>(`${named}:checked`) ?? form.querySelector<HTMLElement>(named)
  return control?.matches('[type=hidden]')
    ? (control.parentElement?.querySelector<HTMLElement>('input:not([type=hidden]), button') ?? null)
    : control
}

/**
 * Renders the field errors that the server returned, with a link to each field, and takes the focus. An error disappears
 * when its field changes. `Form` includes it.
 */
export const ErrorSummary = () => {
  const { form, outcome, translation } = useFormContext()
  const { values } = useFormikContext<Record<string, unknown>>()
  const box = useRef<HTMLDivElement>(null)
  const refused = outcome?.kind === 'error' ? outcome : null
  const errors = Object.entries(refused?.fields ?? {}).filter(
    ([name]) => form.fields[name] && refused?.sent[name] === values[name],
  )
  useEffect(() => {
    if (refused) box.current?.focus()
  }, [refused])

  if (!refused || errors.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={css.summary}>
      <div role="alert" className={css.content}>
        <p className={css.lead}>{refused.message}</p>
        <ul className={css.list}>
          {errors.map(([name, message]) => (
            <li key={name}>
              <Anchor
                href={`#${name}`}
                className={css.link}
                onClick={(event) => {
                  const element = event.currentTarget.closest('form')
                  event.preventDefault()
                  if (element) findControl(element, name)?.focus()
                }}
              >
                {renderText(form.fields[name]?.label ?? name, translation)}
                {': '}
                {renderText(message, translation)}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
