import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { en } from '../../messages/en.ts'
import type { Guide } from '../../testing/guide.ts'
import { inToolRental } from '../fixtures/toolRental.tsx'
import { BrandLink } from './BrandLink.tsx'

const guide: Guide = {
  whenToUse: 'For the `brand` of `TopNav` and `Footer`.',
  alternatives: { Logo: 'for the brand without a link' },
  anatomy: ['`Logo` of the provider’s brand, or other content'],
  do: ['Set `label` if the content is not the logo of the brand.'],
  dont: ['Do not use it for other links.'],
  keyboard: { Tab: 'Moves focus to the link', Enter: 'Opens the home page' },
  messages: { home: en['nav.home'] },
}

const meta = {
  title: 'Patterns/Navigation/BrandLink',
  component: BrandLink,
  tags: ['interactive'],
  parameters: { guide },
  decorators: [inToolRental],
  args: { href: '/' },
} satisfies Meta<typeof BrandLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Toolshed, home' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '/')
  },
}

/** On a dark surface it has the color of the text. */
export const Inverse: Story = {
  render: (args) => (
    <Panel tone="inverse">
      <BrandLink {...args} />
    </Panel>
  ),
}

/** With content of the application. */
export const OwnContent: Story = {
  args: { label: 'Toolshed Berlin, home', children: <Text weight="strong">Toolshed Berlin</Text> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Toolshed Berlin, home' })).toBeVisible()
  },
}
