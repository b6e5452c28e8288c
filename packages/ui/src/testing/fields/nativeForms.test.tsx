import { act, cleanup, render as renderAlone, screen, waitFor } from '@testing-library/react'
import { cloneElement, type ReactElement, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { userEvent } from 'storybook/test'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { esAR } from '../../messages/index.ts'
import { fieldCases } from './fieldCases.tsx'
import { type FieldCase, getFormData, readSelection, stubFields } from './fieldContract.tsx'
import { pickerCases } from './pickerCases.tsx'

// docs/library-cases.md has the reports.
beforeAll(stubFields)
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const provide = (element: ReactElement) => <PlomadaProvider messages={esAR}>{element}</PlomadaProvider>
const render = (element: ReactElement) => renderAlone(provide(element))
const pressReset = () => userEvent.click(screen.getByRole('button', { name: 'Volver a empezar' }))

const changes: unknown[] = []
/** Renders a field whose owner keeps its value. */
const Controlled = ({ fieldCase, form }: { fieldCase: FieldCase; form?: string }) => {
  const [value, setValue] = useState(fieldCase.first)
  const onChange = (next: unknown) => {
    changes.push(next)
    setValue(next)
  }
  return cloneElement(
    fieldCase.renderControlled({ name: 'dato', value, onChange }) as ReactElement<{ form?: string }>, // a field
    form === undefined ? {} : { form },
  )
}

interface OwnedCase {
  field: string
  fieldCase: FieldCase
  isControlled: boolean
  element: ReactElement<{ form?: string }>
}

/** Each field, with its value kept by itself and by its owner. */
const owned = [...fieldCases, ...pickerCases].flatMap((fieldCase): OwnedCase[] => {
  const { field, uncontrolled } = fieldCase
  const byOwner = {
    field: `${field}, controlled`,
    fieldCase,
    isControlled: true,
    element: <Controlled fieldCase={fieldCase} />,
  }
  return uncontrolled
    ? [{ field: `${field}, uncontrolled`, fieldCase, isControlled: false, element: uncontrolled }, byOwner]
    : [byOwner]
})

const resetButton = <button type="reset">Volver a empezar</button>
const places: [string, (field: OwnedCase['element']) => ReactElement][] = [
  [
    'its form',
    (field) => (
      <form aria-label="Todo">
        {field}
        {resetButton}
      </form>
    ),
  ],
  [
    'the form that it names',
    (field) => (
      <>
        <form id="all" aria-label="Todo">
          {resetButton}
        </form>
        {cloneElement(field, { form: 'all' })}
      </>
    ),
  ],
]

/** Returns the control that the browser fills in or restores. */
const findControl = (box: Element, { checked }: FieldCase) => {
  const controls = [...box.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea, select')]
  const control = checked === undefined ? controls[0] : controls.find(({ value }) => value === checked)
  if (!control) throw new Error('There is no such control.')
  return control
}

const getPrototypeSetter = (control: Element) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set

describe.each(owned)('$field', ({ fieldCase, isControlled, element }) => {
  const { change, next, filled, checked } = fieldCase
  const [before, after] = getFormData(fieldCase)

  it.each(places)('submits its value with %s, and keeps it on reset if it has an owner', async (_, place) => {
    changes.length = 0
    render(place(element))
    expect(readSelection()).toEqual(before)
    await change()
    await waitFor(() => expect(readSelection()).toEqual(after))
    const reported = [...changes]
    await pressReset()
    await waitFor(() => expect(readSelection()).toEqual(isControlled ? after : before))
    expect(changes).toEqual(reported)
  })

  it.each(['action', 'formAction'] as const)(
    'is submitted by a React %s, and reset after it',
    async (kind) => {
      changes.length = 0
      const sent: unknown[] = []
      const save = (data: FormData) => void sent.push(data.getAll('dato').length)
      render(
        <form aria-label="Todo" {...(kind === 'action' && { action: save })}>
          {element}
          <button type="submit" {...(kind === 'formAction' && { formAction: save })}>
            Enviar
          </button>
        </form>,
      )
      await change()
      await waitFor(() => expect(readSelection()).toEqual(after))
      const reported = [...changes]
      await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
      await waitFor(() => expect(sent).toHaveLength(1))
      await waitFor(() => expect(readSelection()).toEqual(isControlled ? after : before))
      expect(changes).toEqual(reported)
    },
  )

  it('is disabled with the fieldset around it', () => {
    const { container } = render(
      <form aria-label="Todo">
        <fieldset disabled>{element}</fieldset>
      </form>,
    )
    expect(readSelection()).toEqual([])
    const controls = [...container.querySelectorAll('fieldset :is(input, select, textarea, button)')]
    expect(controls.length).toBeGreaterThan(0)
    expect(controls.filter((control) => !control.matches(':disabled'))).toEqual([])
  })

  // What no browser fills in, such as a list without a text field, has no text.
  it.each(filled === undefined ? [] : [filled])(
    'takes the text that a browser fills in, «%s»',
    async (text) => {
      changes.length = 0
      const { container } = render(<form aria-label="Todo">{element}</form>)
      const control = findControl(container, fieldCase)
      act(() => {
        getPrototypeSetter(control)?.call(control, text)
        control.dispatchEvent(new Event('input', { bubbles: true }))
        control.dispatchEvent(new Event('change', { bubbles: true }))
      })
      await waitFor(() => expect(readSelection()).toEqual(after))
      expect(changes.slice(-1)).toEqual(isControlled ? [next] : [])
    },
  )

  it.each([filled ?? checked].filter((one) => one !== undefined))(
    'takes what the browser restored before React knew it, «%s»',
    async () => {
      changes.length = 0
      const createPage = () => provide(<form aria-label="Todo">{cloneElement(element)}</form>)
      const box = document.createElement('div')
      box.innerHTML = renderToString(createPage())
      document.body.append(box)
      const control = findControl(box, fieldCase)
      if (filled === undefined) control.checked = !control.checked
      else control.value = filled
      const root = await act(async () => hydrateRoot(box, createPage()))
      await waitFor(() => expect(readSelection()).toEqual(after))
      await waitFor(() => expect(changes.slice(-1)).toEqual(isControlled ? [next] : []))
      // React sets each control to what it knows.
      act(() => root.render(createPage()))
      expect(readSelection()).toEqual(after)
      act(() => root.unmount())
    },
  )
})
