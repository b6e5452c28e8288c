import type { Fault } from '../types.ts'

const ui = 'packages/ui/src'

/** Focus order and focus rings. */
export const focus: readonly Fault[] = [
  {
    name: 'dialog-focus-on-the-danger',
    what: 'A dialog that confirms a deletion opens with focus on the delete button.',
    file: `${ui}/base/Dialog/Dialog.tsx`,
    find: "foot.current?.querySelector('button')",
    replace: "foot.current?.querySelector<HTMLButtonElement>('button:last-of-type')",
    expect: { stage: 'stories', filter: '^(patterns-layout-confirmdialog|components-feedback-dialog)--' },
  },
  {
    name: 'arrow-up-opens-at-the-start',
    what: 'The up arrow opens a menu at its first action instead of its last.',
    file: `${ui}/base/Menu/Menu.tsx`,
    find: "ArrowUp: 'last'",
    replace: "ArrowUp: 'first'",
    expect: { stage: 'stories', filter: '^components-control-menu--' },
  },
  {
    name: 'escape-drops-the-focus',
    what: 'Escape closes a menu of the top bar and leaves focus on a removed link.',
    file: `${ui}/navigation/TopNav/NavPanel.tsx`,
    find: '      if (box?.contains(document.activeElement)) trigger.current?.focus()\n',
    replace: '',
    expect: { stage: 'stories', filter: '^marketplace-shell-marketplacetopnav--' },
  },
  {
    name: 'ring-cut-by-a-scrolling-row',
    what: 'The focus ring of the filter button is cut off by the row that scrolls.',
    file: `${ui}/filter/FilterPanel/FilterPanel.css.ts`,
    find: "  margin: `calc(-1 * ${vars.space.snug})`,\n  padding: vars.space.snug,\n  overflowX: 'auto',",
    replace: "  overflowX: 'auto',",
    expect: { stage: 'stories', filter: '^patterns-filter-filterpanel--' },
  },
  {
    name: 'buttons-without-a-ring',
    what: 'Buttons show no focus ring.',
    file: `${ui}/base/Button/Button.css.ts`,
    find: "  cursor: 'pointer',\n  transition,",
    replace: "  cursor: 'pointer',\n  outline: 'none',\n  transition,",
    expect: { stage: 'stories', filter: '^components-control-button--' },
  },
  {
    name: 'stars-home-and-end',
    what: 'Home and End change the score but leave the focus on the old star.',
    file: `${ui}/base/StarsField/StarsField.tsx`,
    find: "    choices.current?.querySelectorAll('input')[end - 1]?.focus()\n",
    replace: '',
    expect: { stage: 'stories', filter: '^components-control-starsfield--' },
  },
  {
    name: 'focus-stays-behind',
    what: 'After a navigation the focus is not moved to the heading of the new page.',
    file: 'apps/web/src/frame/useNavigationEffects.ts',
    find: '    focusHeading()\n  }, [pathname, kind])',
    replace: '    if (kind === NavigationType.Replace) focusHeading()\n  }, [pathname, kind])',
    expect: {
      stage: 'journeys',
      filter: 'roles.e2e.ts',
      title: 'following a link focuses the heading',
    },
  },
]
