import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'
import type { Guide } from '../../testing/guide.ts'

const guide: Guide = {
  whenToUse: 'For the title of a page, a section or a card.',
  alternatives: { Text: 'for large text that is not a title', Stat: 'for a large number' },
  anatomy: ['Text'],
  do: [
    'Choose the level by the outline of the page, and the size by its appearance.',
    'Set `isFocusable` if a script moves focus to it after navigation.',
  ],
  dont: ['Do not skip a level to get a size.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Text/Heading',
  component: Heading,
  parameters: { guide, language: 'en' },
  args: { level: 1, children: 'Tools for every job' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        Tools for every job
      </Heading>
      <Heading level={2} size="h1">
        All tools
      </Heading>
      <Heading level={2} size="section">
        What do you need?
      </Heading>
      <Heading level={2}>About this tool</Heading>
      <Heading level={3}>Reviews</Heading>
      <Heading level={3} size="card">
        Cordless drill with two batteries
      </Heading>
      <Heading level={3} size="detail">
        Cordless drill with two batteries
      </Heading>
    </Stack>
  ),
}

export const LongWords: Story = {
  args: { level: 2, children: 'Waterproofingmembranesandgeotextilesforaccessibleroofsandterraces' },
  globals: { viewport: { value: 'phone' } },
}

/** Focusable by script, not by Tab. */
export const Focusable: Story = {
  args: { isFocusable: true, children: 'Results' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Results' })
    await userEvent.tab()
    await expect(heading).not.toHaveFocus()
    heading.focus()
    await expect(heading).toHaveFocus()
  },
}

export const OnPhone: Story = { args: { size: 'hero' }, globals: { viewport: { value: 'phone' } } }
