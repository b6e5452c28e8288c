import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const Controlled = ({ value, onApply, ...rest }: SearchFieldProps) => {
  const [text, setText] = useState(value)
  const apply = (next: string) => {
    setText(next)
    onApply(next)
  }
  return (
    <Stack align="start">
      <SearchField {...rest} value={text} onApply={apply} />
      <Button variant="ghost" onClick={() => setText('')}>
        Limpiar
      </Button>
    </Stack>
  )
}

const guide: Guide = {
  whenToUse: 'To search a list while the user types.',
  alternatives: { TextField: 'for text that is submitted with a form' },
  anatomy: ['Label', 'Search icon', 'Text', 'Help text with the minimum length'],
  do: ['Store the applied text, for example in the URL, and pass it as `value`.'],
  dont: ['Do not debounce `onApply`. The field does.'],
  keyboard: {
    Enter: 'Applies the text immediately',
    Escape: 'Clears the field and the search. In an empty field the key reaches the parent, such as a sheet',
  },
  messages: { searchHint: esAR['search.hint'] },
}

const meta = {
  title: 'Components/Control/SearchField',
  component: SearchField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Nombre', value: '', onApply: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** Applies text of three letters or more, and an empty text when the field is cleared. */
export const Default: Story = {
  beforeEach: withFakeClock,
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('searchbox', { name: 'Nombre' })
    await expect(input).toHaveAccessibleDescription('Desde 3 letras')
    await userEvent.type(input, 'pi')
    await advanceClock(3000)
    await expect(args.onApply).not.toHaveBeenCalled()
    await userEvent.type(input, 'nt')
    await advanceClock(299)
    await expect(args.onApply).not.toHaveBeenCalled()
    await advanceClock(1)
    await expect(args.onApply).toHaveBeenCalledWith('pint')
    await expect(args.onApply).toHaveBeenCalledOnce()
    await userEvent.clear(input)
    await advanceClock(300)
    await expect(args.onApply).toHaveBeenLastCalledWith('')
  },
}

/** Enter applies the text without the delay. */
export const AppliedOnEnter: Story = {
  args: { delay: 60_000 },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Nombre' }), 'gas{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith('gas')
  },
}

/** The field shows a value that the parent changes. */
export const ClearedFromOutside: Story = {
  args: { value: 'pintar' },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Limpiar' }))
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Nombre' })).toHaveValue('')
  },
}

/** A list that loads before its URL changes. */
const Late = ({ value, onApply, ...rest }: SearchFieldProps) => {
  const [text, setText] = useState(value)
  const apply = (next: string) => {
    onApply(next)
    setTimeout(setText, 1000, next)
  }
  return <SearchField {...rest} value={text} onApply={apply} />
}

/** A value that arrives late does not replace what was typed meanwhile. */
export const LateValue: Story = {
  beforeEach: withFakeClock,
  render: (args) => <Late {...args} />,
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Nombre' })
    await userEvent.type(input, 'pint')
    await advanceClock(300)
    await expect(args.onApply).toHaveBeenLastCalledWith('pint')
    await expect(input).toHaveValue('pint')
    await userEvent.type(input, 'ura')
    await advanceClock(300)
    await expect(args.onApply).toHaveBeenLastCalledWith('pintura')
    await advanceClock(700)
    await expect(input).toHaveValue('pintura')
    await advanceClock(1000)
    await expect(input).toHaveValue('pintura')
    await expect(args.onApply).toHaveBeenCalledTimes(2)
  },
}

export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: 'Nombre' } }

/** The first Escape clears the field and the search. The second one reaches the parent. */
export const EscapeClears: Story = {
  args: { value: 'pintar' },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas }) => {
    const onEscape = fn()
    const listener = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    document.addEventListener('keydown', listener)
    await userEvent.tab()
    const input = canvas.getByRole('searchbox', { name: 'Nombre' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(args.onApply).toHaveBeenCalledWith('')
    await expect(onEscape).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(onEscape).toHaveBeenCalledTimes(1)
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    document.removeEventListener('keydown', listener)
  },
}

export const TooShort: Story = {
  name: 'Fewer than three letters clear the search (S-335, S-458)',
  args: { value: 'pin' },
  beforeEach: withFakeClock,
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}{Backspace}')
    await advanceClock(300)
    await expect(args.onApply).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveValue('pi')
    await userEvent.keyboard('{Backspace}')
    await advanceClock(3000)
    await expect(args.onApply).toHaveBeenCalledTimes(1)
  },
}

export const Disabled: Story = { args: { isDisabled: true, value: 'pintar' } }
