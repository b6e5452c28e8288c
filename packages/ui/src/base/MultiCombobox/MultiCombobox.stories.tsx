import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { en, ptBR } from '../../messages/index.ts'
import { Provider } from '../../provider/Provider.tsx'
import { options } from '../../testing/comboboxPlays.ts'
import type { Guide } from '../../testing/guide.ts'
import { createStreets, expectActiveStreet, pressKeys } from '../../testing/lists.ts'
import {
  playAnnouncements,
  playFixed,
  playForm,
  playHeldBackspace,
  playKeyboard,
  playPointer,
} from '../../testing/multiComboboxPlays.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { MultiCombobox } from './MultiCombobox.tsx'

const guide: Guide = {
  whenToUse: 'To select several of many options whose name users know, such as the cities of an alert.',
  alternatives: {
    CheckboxGroup: 'for up to about fifteen options that are all visible',
    Combobox: 'to select one option',
    TagGroup: 'for values that users can only remove',
  },
  anatomy: [
    'Label',
    'Text field that filters the list',
    'Button that opens the list',
    'List that stays open, with a check mark at the selected options',
    'A tag for each selected option, in the order in which they were added',
    'Help text or error message',
  ],
  do: [
    'Say in `placeholder` or `description` what happens if nothing is selected.',
    'Pass thousands of options as they are. The list renders only the visible ones.',
  ],
  dont: ['Do not sort `value` while the user adds options: Backspace removes the last tag.'],
  keyboard: {
    Letters: 'Shows the options that contain the text, whatever their accents and case',
    'Arrow Down, Arrow Up': 'Opens the list, or moves through it',
    'Alt + Arrow Down, Alt + Arrow Up': 'Opens or closes the list',
    'Home, End, Page Up, Page Down': 'Moves through the open list',
    Enter: 'Adds the active option, or the one with exactly the typed text. Removes one that is selected',
    Backspace: 'In the empty field: removes the last tag. Holding the key down only deletes text',
    Tab: 'Adds the option with exactly the typed text, and moves to the tags',
    'Delete, Backspace': 'On a tag: removes it',
    Escape: 'Closes the list and empties the field',
  },
  messages: {
    open: 'combobox.open',
    empty: 'combobox.empty',
    results: 'filter.results',
    selected: 'tags.selected',
    added: 'tags.added',
    removed: 'tags.removed',
    remove: 'tags.remove',
    hint: 'tags.hint',
  },
}

const meta = {
  title: 'Components/Control/MultiCombobox',
  component: MultiCombobox,
  tags: ['interactive'],
  parameters: { guide },
  args: { label: 'Ciudades', options, onChange: fn() },
} satisfies Meta<typeof MultiCombobox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { placeholder: 'Agregar una ciudad' } }

export const Filled: Story = { args: { defaultValue: ['Lanús', 'La Plata', 'Luján'] } }

/** The list stays open, with the selected options marked; another press removes them. */
export const ByPointer: Story = { play: playPointer }

/** Letters, arrows and Enter add options, Backspace in the empty field removes the last one. */
export const ByKeyboard: Story = { play: playKeyboard }

/** A key that is held down deletes the text, and no tag. */
export const HeldBackspace: Story = {
  args: { defaultValue: ['Lanús', 'Luján'] },
  play: playHeldBackspace,
}

/** Screen readers hear what was added or removed, and what is selected when the field gets the focus. */
export const Announcements: Story = {
  args: { defaultValue: ['Lanús', 'Luján'], description: 'Hasta tres' },
  play: playAnnouncements,
}

/** One entry for each value, and the initial ones after a reset. */
export const InForm: Story = {
  args: { name: 'city', defaultValue: ['Lanús'] },
  render: (args) => (
    <form aria-label="Alerta">
      <Stack>
        <MultiCombobox {...args} />
        <Button type="reset" variant="secondary">
          Volver a empezar
        </Button>
      </Stack>
    </form>
  ),
  play: playForm,
}

/** The open list, with two selected options. */
export const Open: Story = {
  args: { defaultValue: ['Berisso', 'Lanús'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Ciudades' }))
    await expect(await screen.findByRole('option', { name: 'Lanús' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** Of 5,000 options only the visible ones are elements. */
export const Long: Story = {
  args: { options: createStreets(5000), defaultValue: ['v3000', 'v3001'] },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Ciudades' })
    await userEvent.click(field)
    await screen.findByRole('listbox', { name: 'Ciudades' })
    await pressKeys(field, 5000, [
      ['{End}', 5000],
      ['{ArrowUp}', 4999],
    ])
    await expect(screen.getAllByRole('option').length).toBeLessThan(40)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['v3000', 'v3001', 'v4999'])
    await expectActiveStreet(field, 4999, 5000)
  },
}

/** A text that is no option stays, and the list says that there is none. */
export const NothingFound: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Ciudades' })
    await userEvent.type(field, 'Montevideo{Enter}')
    await expect(field).toHaveValue('Montevideo')
    await expect(await screen.findAllByText('Sin resultados')).not.toHaveLength(0)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Elegí una ciudad' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Error: Elegí una ciudad')
  },
}

export const Disabled: Story = { args: { isDisabled: true, defaultValue: ['Lanús', 'Luján'] } }

/** Keys add and remove nothing, and tags are plain text. */
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: ['Lanús', 'Luján'] },
  play: playFixed,
}

export const OnAPhone: Story = {
  args: { defaultValue: options.map(({ value }) => value) },
  globals: { viewport: { value: 'phone' } },
}

export const InEnglish: Story = {
  args: { label: 'Cities', defaultValue: ['Lanús'] },
  render: (args) => (
    <Provider messages={en} locale="en-US">
      <MultiCombobox {...args} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Cities' }), 'berisso{Enter}')
    await expect(canvas.getByText('Berisso added, 2 in all')).toHaveRole('status')
  },
}

export const InPortuguese: Story = {
  args: { label: 'Cidades', defaultValue: ['Lanús'] },
  render: (args) => (
    <Provider messages={ptBR} locale="pt-BR">
      <MultiCombobox {...args} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Cidades' }), '{Backspace}')
    await expect(canvas.getByText('Você removeu Lanús, 0 no total')).toHaveRole('status')
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'المدن',
    options: ['القاهرة', 'الإسكندرية', 'طنطا'].map((city) => ({ value: city, label: city })),
    defaultValue: ['القاهرة', 'طنطا'],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <MultiCombobox {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('row', { name: 'طنطا' })).toBeVisible()
  },
}
