'use client'
import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { useForm } from '../context.ts'
import * as css from './ErrorSummary.css.ts'

/** What a person uses of a field: of a list that opens, its button; of a group, the chosen one or the first. */
function controlOf(form: HTMLElement, name: string): HTMLElement | null {
  const named = `[name="${CSS.escape(name)}"]`
  const control =
    form.querySelector<HTMLElement>(`${named}:checked`) ?? form.querySelector<HTMLElement>(named)
  return control?.matches('[type=hidden]')
    ? (control.parentElement?.querySelector('button') ?? null)
    : control
}

/**
 * What the server did not take, above the form: the focus comes here, and each line leads to its field. A line goes
 * when its field changes; without a line there is nothing to see. `Form` draws it by itself.
 */
export const ErrorSummary = () => {
  const { of, outcome } = useForm()
  const { values } = useFormikContext<Record<string, unknown>>()
  const box = useRef<HTMLDivElement>(null)
  const refused = outcome?.kind === 'error' ? outcome : null
  const lines = Object.entries(refused?.fields ?? {}).filter(
    ([name]) => of.fields[name] && refused?.sent[name] === values[name],
  )
  useEffect(() => {
    if (refused) box.current?.focus()
  }, [refused])

  if (!refused || lines.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={css.summary}>
      <div role="alert" className={css.words}>
        <p className={css.lead}>
          <Words>{refused.message}</Words>
        </p>
        <ul className={css.list}>
          {lines.map(([name, message]) => (
            <li key={name}>
              <Anchor
                href={`#${name}`}
                className={css.link}
                onClick={(event) => {
                  const form = event.currentTarget.closest('form')
                  event.preventDefault()
                  if (form) controlOf(form, name)?.focus()
                }}
              >
                <Words>{of.fields[name]?.label ?? name}</Words>
                {': '}
                <Words>{message}</Words>
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
