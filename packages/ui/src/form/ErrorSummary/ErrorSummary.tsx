'use client'
import type { Field } from '@plomada/define'
import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Anchor } from '../../base/Anchor/Anchor.tsx'
import { renderText, type Translation } from '../../base/Field/translation.tsx'
import { useMessages } from '../../provider/context.ts'
import { useFormContext } from '../context.ts'
import { findMessage } from '../findMessage.ts'
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

interface SummaryItemProps {
  name: string
  /** Undefined: the error is of several fields. */
  field: Pick<Field<unknown>, 'label'> | undefined
  message: ReactNode
  translation: Translation
}

/** Renders an error, as a link to its field. */
const SummaryItem = ({ name, field, message, translation }: SummaryItemProps) => {
  const text = typeof message === 'string' ? renderText(message, translation) : message
  if (!field) return text
  return (
    <Anchor
      href={`#${name}`}
      className={css.link}
      onClick={(event) => {
        const element = event.currentTarget.closest('form')
        event.preventDefault()
        if (element) findControl(element, name)?.focus()
      }}
    >
      {renderText(field.label, translation)}
      {': '}
      {text}
    </Anchor>
  )
}

/** The last submission that the form refused, because of its own rules. */
interface Attempt {
  count: number
  /** Names of the fields that were wrong. */
  wrong: readonly string[]
}

/** Returns the last submission that was refused without a request. */
function useAttempt(): Attempt {
  const { submitCount, isSubmitting, errors } = useFormikContext<Record<string, unknown>>()
  const { validation } = useFormContext()
  const [attempt, setAttempt] = useState<Attempt>({ count: 0, wrong: [] })
  if (isSubmitting || submitCount === attempt.count) return attempt
  const isRefused = submitCount > 0 && validation !== 'onChange'
  const next = { count: submitCount, wrong: isRefused ? Object.keys(errors) : [] }
  setAttempt(next)
  return next
}

/** Returns the messages of the fields that the server or the form refused and that are still wrong, by name. */
function useErrors(attempt: Attempt) {
  const { form, outcome } = useFormContext()
  const { values, errors, touched } = useFormikContext<Record<string, unknown>>()
  const refused = outcome?.kind === 'error' ? outcome : undefined
  const fromServer = Object.entries(refused?.fields ?? {}).filter(
    ([name]) => form.fields[name] && refused?.sent[name] === values[name],
  )
  const shown = new Map<string, unknown>(Object.entries(errors))
  // A rule about no single field has no control that could have been left.
  const own = attempt.wrong
    .filter((name) => touched[name] || !form.fields[name])
    .map((name): [string, string | undefined] => [name, findMessage(shown.get(name))])
  const messages = new Map([...fromServer, ...own.filter(([, message]) => message !== undefined)])
  const order = Object.keys(form.fields)
  return {
    refused,
    lead: fromServer.length > 0 ? refused?.message : undefined,
    messages: [...messages].toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  }
}

/**
 * Renders the field errors of the last submission, with a link to each field, and takes the focus: those that the server
 * returned, and those of a form that validates `onBlur` or `onSubmit`. An error disappears when its field is right, and
 * one of the server when its field changes. `Form` includes it.
 */
export const ErrorSummary = () => {
  const { form, translation } = useFormContext()
  const getMessage = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const attempt = useAttempt()
  const { refused, lead, messages } = useErrors(attempt)
  useEffect(() => {
    if (refused || attempt.wrong.length > 0) box.current?.focus()
  }, [refused, attempt])

  if (messages.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={css.summary}>
      <div role="alert" className={css.content}>
        <p className={css.lead}>{lead ?? getMessage('form.invalid')}</p>
        <ul className={css.list}>
          {messages.map(([name, message]) => (
            <li key={name}>
              <SummaryItem field={form.fields[name]} {...{ name, message, translation }} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
