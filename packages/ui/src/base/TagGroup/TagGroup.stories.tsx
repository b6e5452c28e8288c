import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useState } from 'react'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/Provider.tsx'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { Button } from '../Button/Button.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TagGroup, type TagGroupProps } from './TagGroup.tsx'

const Removable = ({ tags: initial, onRemove, ...rest }: TagGroupProps) => {
  const [tags, setTags] = useState(initial)
  return (
    <Stack>
      <TagGroup
        {...rest}
        tags={tags}
        onRemove={(id) => {
          setTags(tags.filter((tag) => tag.id !== id))
          onRemove?.(id)
        }}
      />
      <Button variant="secondary">Buscar</Button>
    </Stack>
  )
}

const toTags = (names: readonly string[]) => names.map((name) => ({ id: name, label: name }))

const guide: Guide = {
  whenToUse:
    'For a set of short values that users can remove one by one, such as the languages of a profile.',
  alternatives: {
    Badge: 'for a state',
    CheckboxGroup: 'to select from a few values that are all visible',
    ToggleButton: 'for a value that is on or off',
  },
  anatomy: ['Group', 'Tags', 'Button in each tag that removes it (optional)'],
  do: ['Keep the order in which the user added them.'],
  dont: ['Do not use a tag as a link or a button.', 'Do not ask for confirmation. Users can add it again.'],
  keyboard: {
    Tab: 'Moves to the group. The next Tab leaves it',
    Arrows: 'Move to the next or previous tag. Wrap around at the ends',
    'Home, End': 'Move to the first or last tag',
    'Delete, Backspace': 'Removes the tag and moves to the one that takes its place',
  },
  messages: {
    remove: esAR['tags.remove'],
    hint: esAR['tags.hint'],
    none: esAR['tags.none'],
  },
}

const meta = {
  title: 'Components/Control/TagGroup',
  component: TagGroup,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Oficios',
    tags: toTags(['Plomería', 'Gas', 'Electricidad', 'Pintura']),
    onRemove: fn(),
  },
  render: (args) => <Removable {...args} />,
} satisfies Meta<typeof TagGroup>

export default meta
type Story = StoryObj<typeof meta>

/** Removing a tag with the pointer leaves focus at its place. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar Gas' }))
    await expect(args.onRemove).toHaveBeenCalledWith('Gas')
    await expect(canvas.getByRole('row', { name: 'Electricidad' })).toHaveFocus()
  },
}

/** One tab stop. Delete removes, and focus moves to the next tag, or to the last one. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    const first = canvas.getByRole('row', { name: 'Plomería' })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription('La tecla Suprimir quita la etiqueta')
    await userEvent.keyboard('{ArrowRight}{Delete}')
    await expect(args.onRemove).toHaveBeenLastCalledWith('Gas')
    await expect(canvas.getByRole('row', { name: 'Electricidad' })).toHaveFocus()
    await userEvent.keyboard('{End}{Backspace}')
    await expect(args.onRemove).toHaveBeenLastCalledWith('Pintura')
    await expect(canvas.getByRole('row', { name: 'Electricidad' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('row', { name: 'Plomería' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus()
  },
}

/** Focus stays on the empty group. */
export const LastRemoved: Story = {
  args: { tags: toTags(['Gas']) },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Delete}')
    await expect(canvas.getByRole('group', { name: 'Oficios' })).toHaveFocus()
    await expect(canvas.getByText('Ninguna')).toBeVisible()
  },
}

/** Plain text, as a list. */
export const NotRemovable: Story = {
  render: ({ label, tags }) => <TagGroup label={label} tags={tags} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Oficios' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

const cities = [
  'Avellaneda',
  'Berisso',
  'Ensenada',
  'La Plata',
  'Lanús',
  'Lomas de Zamora',
  'Morón',
  'Quilmes',
]

export const ManyOnPhone: Story = {
  args: {
    label: 'Ciudades',
    tags: toTags([...cities, 'San Isidro', 'Tigre', 'Tres de Febrero', 'Vicente López']),
  },
  globals: { viewport: { value: 'phone' } },
}

export const LongWords: Story = {
  args: { tags: toTags(['Impermeabilización de techos, terrazas y balcones', 'Electrodomésticos']) },
  globals: { viewport: { value: 'small' } },
}

export const InEnglish: Story = {
  args: { label: 'Tools', tags: toTags(['Drill', 'Saw']) },
  render: (args) => (
    <Provider messages={en} locale="en-US">
      <Removable {...args} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Remove Drill' })).toBeVisible()
  },
}

/** Arrow Left moves to the next tag. */
export const RightToLeft: Story = {
  args: { label: 'المهن', tags: toTags(['سباكة', 'غاز', 'كهرباء']) },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Removable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('row', { name: 'غاز' })).toHaveFocus()
  },
}
