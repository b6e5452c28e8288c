import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ButtonLink } from './ButtonLink.tsx'
import * as icons from '../Icon/icons.ts'
import type { Guide } from '../../testing/guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Panel } from '../Panel/Panel.tsx'
import { PlomadaProvider } from '../../marketplace/index.ts'

const guide: Guide = {
  whenToUse: 'For a link that is the main action of an empty state, a banner or the end of a page.',
  alternatives: { Button: 'for an action other than navigation', Link: 'inside a text or a list' },
  anatomy: ['Leading icon (optional)', 'Label: the destination', 'Trailing icon (optional)'],
  do: ['Name the destination.'],
  dont: ['Do not disable it: omit it.'],
  keyboard: {
    Tab: 'Moves focus to the link',
    Enter: 'Follows the link',
    'Ctrl + Enter': 'Opens the link in a new tab',
  },
}

const meta = {
  title: 'Components/Control/ButtonLink',
  component: ButtonLink,
  tags: ['interactive'],
  parameters: { guide },
  args: { href: '/servicios', children: 'Ver servicios' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ver servicios' })
    await expect(link).toHaveAttribute('href', '/servicios')
  },
}

export const Accent: Story = { args: { variant: 'accent', children: 'Crear Servicios' } }

export const Secondary: Story = { args: { variant: 'secondary', children: 'Home' } }

export const WithIcon: Story = { args: { endIcon: icons.arrowRight } }

const navigate = fn()

/** Enter navigates with the router. */
export const ByKeyboard: Story = {
  args: { onFollow: fn() },
  render: (args) => (
    <PlomadaProvider navigate={navigate}>
      <ButtonLink {...args} />
    </PlomadaProvider>
  ),
  play: async ({ args, canvas }) => {
    navigate.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Ver servicios' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/servicios')
    await expect(args.onFollow).toHaveBeenCalledTimes(1)
  },
}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <ButtonLink {...args} size="small" />
      <ButtonLink {...args} />
      <ButtonLink {...args} size="large" />
    </Inline>
  ),
}

export const Block: Story = { args: { isBlock: true } }

export const OnPetrol: Story = {
  args: { variant: 'outline' },
  render: (args) => (
    <Panel tone="inverse">
      <ButtonLink {...args} />
    </Panel>
  ),
}
