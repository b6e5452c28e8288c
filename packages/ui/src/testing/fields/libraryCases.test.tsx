import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { userEvent } from 'storybook/test'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeField, NumberField } from '../../base/index.ts'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'

// Reports about other libraries that no other test repeats. docs/library-cases.md lists all.
afterEach(cleanup)

const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider messages={en} locale="en-US">
    {children}
  </Provider>
)
const getInput = () => screen.getByRole<HTMLInputElement>('textbox')

test('a format that is a new object in each render does not erase the text (adobe/react-spectrum#5900)', async () => {
  const Weight = () => {
    const [, setText] = useState('')
    return (
      <NumberField
        label="Weight"
        formatOptions={{ style: 'unit', unit: 'kilogram' }}
        onChange={(next) => setText(String(next))}
      />
    )
  }
  render(<Weight />, { wrapper })
  await userEvent.type(getInput(), '12.5')
  expect(getInput().value).toBe('12.5')
})

test('null empties a number field (adobe/react-spectrum#2216, #5524)', () => {
  const { rerender } = render(<NumberField label="Weight" value={5} />, { wrapper })
  expect(getInput().value).toBe('5')
  rerender(<NumberField label="Weight" value={null} />)
  expect(getInput().value).toBe('')
})

test('a typed number is not moved to a step or a limit (adobe/react-spectrum#2786)', async () => {
  const onChange = vi.fn<(next: number | null) => void>()
  render(
    <NumberField
      label="Price"
      step={100}
      min={1}
      max={200}
      formatOptions={{ style: 'currency', currency: 'USD' }}
      onChange={onChange}
    />,
    { wrapper },
  )
  await userEvent.type(getInput(), '20.10')
  await userEvent.tab()
  expect(getInput().value).toBe('20.10')
  await userEvent.type(getInput(), '{ArrowUp}')
  expect(onChange).toHaveBeenLastCalledWith(120.1)
  await userEvent.clear(getInput())
  await userEvent.type(getInput(), '300')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(300)
  expect(getInput().validationMessage).toBe('The largest possible number is 200.00')
})

test('a canceled reset keeps what the user typed (adobe/react-spectrum#7602)', async () => {
  const Patient = () => {
    const [isLocked, setLocked] = useState(true)
    return (
      <form aria-label="Patient" onReset={(event) => isLocked && event.preventDefault()}>
        <NumberField label="Weight" defaultValue={5} />
        <button type="reset">Start again</button>
        <button type="button" onClick={() => setLocked(false)}>
          Unlock
        </button>
      </form>
    )
  }
  render(<Patient />, { wrapper })
  await userEvent.type(getInput(), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(getInput().value).toBe('50')
  await userEvent.click(screen.getByRole('button', { name: 'Unlock' }))
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(getInput().value).toBe('5')
})

test('a code field takes the focus when it mounts (radix-ui/primitives#3538)', () => {
  render(<CodeField {...{ label: 'Code', autoFocus: true }} />, { wrapper })
  expect(document.activeElement).toBe(getInput())
})

test('a code that the phone fills in at once is whole (radix-ui/primitives#3641)', async () => {
  const onComplete = vi.fn<(code: string) => void>()
  render(<CodeField label="Code" onComplete={onComplete} />, { wrapper })
  getInput().focus()
  await userEvent.paste('123456')
  expect(onComplete).toHaveBeenCalledWith('123456')
  expect(getInput().maxLength).toBe(-1)
})
