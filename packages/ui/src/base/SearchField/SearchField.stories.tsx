import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import type { SearchFieldProps } from './SearchField.tsx'
import { SearchField } from './SearchField.tsx'
import { advanceClock, withFakeClock } from '../../testing/fakeClock.ts'
import type { Guide } from '../../testing/guide.ts'
import { baseCopy } from '../base.copy.ts'

const Held = ({ value, onApply, ...rest }: SearchFieldProps) => {
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
  use: 'To search a list while typing.',
  instead: { TextField: 'for a text that is only sent with a form' },
  anatomy: ['Label', 'Magnifying glass', 'Text', 'The rule in words'],
  do: ['Hold the applied text, for instance in the address, and hand it back as `value`.'],
  dont: ['Do not search with every letter: it waits by itself.'],
  keys: {
    Enter: 'Applies at once',
    Escape:
      'Empties the box and ends the search; in an empty box it is left to what is around, such as a sheet',
  },
  copy: { searchHint: baseCopy.searchHint },
}

const meta = {
  title: 'Base/Control/SearchField',
  component: SearchField,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Nombre', value: '', onApply: fn() },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

/** Two letters ask for nothing, three do, and emptying the box ends the search. */
export const Default: Story = {
  beforeEach: withFakeClock,
  render: (args) => <Held {...args} />,
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

/** Enter does not wait. */
export const Hurried: Story = {
  args: { delay: 60_000 },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Nombre' }), 'gas{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith('gas')
  },
}

/** «Limpiar filtros» and the Back button empty the box too. */
export const ClearedFromOutside: Story = {
  args: { value: 'pintar' },
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Limpiar' }))
    await expect(within(canvasElement).getByRole('searchbox', { name: 'Nombre' })).toHaveValue('')
  },
}

export const HiddenLabel: Story = { args: { isLabelHidden: true, placeholder: 'Nombre' } }

/** Escape empties the box and ends the search at once. A second one is for what is around. */
export const EscapeClears: Story = {
  args: { value: 'pintar' },
  render: (args) => <Held {...args} />,
  play: async ({ args, canvas }) => {
    const heard = fn()
    const hear = (event: KeyboardEvent) => event.key === 'Escape' && heard()
    document.addEventListener('keydown', hear)
    await userEvent.tab()
    const input = canvas.getByRole('searchbox', { name: 'Nombre' })
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(input).toHaveValue('')
    await expect(args.onApply).toHaveBeenCalledWith('')
    await expect(heard).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(heard).toHaveBeenCalledTimes(1)
    await expect(args.onApply).toHaveBeenCalledTimes(1)
    document.removeEventListener('keydown', hear)
  },
}

/** Going back under three letters ends the search; going on from there asks for nothing. */
export const TooShort: Story = {
  name: 'Fewer than three letters clear the search (S-335, S-458)',
  args: { value: 'pin' },
  beforeEach: withFakeClock,
  render: (args) => <Held {...args} />,
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
