import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Grid } from '../Grid/Grid.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { isMirrored } from '../../testing/isMirrored.ts'
import * as icons from './icons.ts'
import type { Guide } from '../../testing/guide.ts'
import { Icon } from './Icon.tsx'

const guide: Guide = {
  whenToUse:
    'Next to text, to make it easier to find. `icons` has every icon; a page bundles only those it uses.',
  alternatives: { IconButton: 'for an icon that users activate', EmptyArt: 'for a drawing' },
  anatomy: ['SVG elements with a 24 by 24 view box, in the color of the text'],
  do: [
    'Set `label` if there is no text next to it.',
    'Nothing for pages from right to left: arrows and chevrons are mirrored there, other icons are not.',
    'Pass SVG elements for your own icon: `[["path", { d: "…" }]]`.',
  ],
  dont: ['Do not repeat the text next to it in `label`.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Media/Icon',
  component: Icon,
  parameters: { guide },
  args: { icon: icons.search },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const All: Story = {
  render: () => (
    <Grid columns="cards" gap={2}>
      {Object.entries(icons).map(([name, icon]) => (
        <Inline key={name} gap={2}>
          <Icon icon={icon} />
          <Text size="small">{name}</Text>
        </Inline>
      ))}
    </Grid>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Icon icon={icons.hammer} size="sm" />
      <Icon icon={icons.hammer} size="md" />
      <Icon icon={icons.hammer} size="lg" />
      <Icon icon={icons.hammer} size="xl" />
    </Inline>
  ),
}

/** With a text alternative. */
export const Labelled: Story = {
  args: { icon: icons.professional, label: 'Profesional' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Profesional' })).toBeVisible()
  },
}

/** Icons with a direction are mirrored; a check mark, a clock or a search icon is not. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Inline>
        {[icons.arrowLeft, icons.arrowRight, icons.chevronLeft, icons.chevronRight].map((icon, index) => (
          <Icon key={index} icon={icon} label="Flecha" />
        ))}
        <Icon icon={icons.signIn} label="Entrar" />
        <Icon icon={icons.signOut} label="Salir" />
        <Icon icon={icons.check} label="Listo" />
        <Icon icon={icons.search} label="Buscar" />
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    const all = canvas.getAllByRole('img').map(isMirrored)
    await expect(all).toEqual([true, true, true, true, true, true, false, false])
  },
}
