import { createPhotoFile } from '@plomada/domain/fixtures'
import { cleanup, render as renderAlone, screen, waitFor, within } from '@testing-library/react'
import { Formik, Form as FormikForm, useField } from 'formik'
import { type ReactElement, useState } from 'react'
import { userEvent } from 'storybook/test'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { esAR } from '../../messages/index.ts'

const render = (element: ReactElement) =>
  renderAlone(<PlomadaProvider messages={esAR}>{element}</PlomadaProvider>)

/** A file that a test selects. */
export const photo = createPhotoFile('casa.png')

/** Props of a controlled field. */
interface ControlledProps {
  name: string
  value: unknown
  onChange: (value: unknown) => void
}

/** A field, its values, and how a user changes them. */
export interface FieldCase {
  field: string
  /** Element with the default value `first`, if the field can keep its value itself. */
  uncontrolled?: ReactElement<{ form?: string }>
  renderControlled: (props: ControlledProps) => ReactElement
  first: unknown
  /** Simulates the user's change from `first` to `next`. */
  change: () => Promise<void>
  next: unknown
  /** Form data before and after the change; by default the values as text. */
  formData?: [first: string[], next: string[]]
  /** Text that the browser fills in or restores for `next`, without the keys of a user. */
  filled?: string
  /** Value of the checkbox or radio button that the browser restores for `next`. */
  checked?: string
}

const readFormData = () => {
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Todo' })
  return new FormData(form).getAll('dato').map((one) => (one instanceof File ? one.name : one))
}

/** Also returns the name of a selected file, which is missing from the form data of jsdom. */
export const readSelection = () => {
  const chosen = screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join(' ')
  return chosen.includes(photo.name) ? [photo.name] : readFormData()
}

/** Adds what jsdom lacks and fields use. */
export const stubFields = () => {
  // Radix Select and the preview of a file use them.
  Element.prototype.hasPointerCapture = () => false
  Element.prototype.scrollIntoView = () => {}
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => {}
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
}

/** Returns the form data of a field before and after the change. */
export const getFormData = ({ formData, first, next }: FieldCase) =>
  formData ?? [[String(first)], [String(next)]]

/** Checks that fields report changes, show only the value of their owner, and work with Formik. */
export function describeFields(cases: readonly FieldCase[]) {
  beforeAll(stubFields)
  afterEach(cleanup)

  describe.each([...cases])('$field', (fieldCase) => {
    const { renderControlled, first, change, next } = fieldCase
    const [before, after] = getFormData(fieldCase)

    it('reports every change when controlled', async () => {
      const changes: unknown[] = []
      const Controlled = () => {
        const [value, setValue] = useState(first)
        const onChange = (next: unknown) => {
          changes.push(next)
          setValue(next)
        }
        return <form aria-label="Todo">{renderControlled({ name: 'dato', value, onChange })}</form>
      }
      render(<Controlled />)
      await change()
      await waitFor(() => expect(changes.at(-1)).toEqual(next))
      await waitFor(() => expect(readSelection()).toEqual(after))
    })

    // A search field shows the typed text until it is applied.
    const controlledOnly = next === 'gas' ? [] : [before]
    it.each(controlledOnly)('shows only its controlled value, %s', async () => {
      render(
        <form aria-label="Todo">
          {renderControlled({ name: 'dato', value: first, onChange: () => undefined })}
        </form>,
      )
      await change()
      expect(readSelection()).toEqual(before)
    })

    it('works as a Formik field', async () => {
      const values: unknown[] = []
      const Bound = () => {
        const [{ value }, , { setValue }] = useField<unknown>('dato')
        return renderControlled({ name: 'dato', value, onChange: (changed) => void setValue(changed) })
      }
      render(
        <Formik initialValues={{ dato: first }} onSubmit={({ dato }) => void values.push(dato)}>
          <FormikForm aria-label="Todo">
            <Bound />
            <button type="submit">Enviar</button>
          </FormikForm>
        </Formik>,
      )
      await change()
      await userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Enviar' }))
      await waitFor(() => expect(values).toEqual([next]))
    })
  })
}
