/** Tokens that do not depend on the theme. The keys are the prefixes of their custom properties. */
export const scales = {
  /** Spacing. `hair` and `snug` are for tight parts such as badges and labels. */
  space: {
    0: '0px',
    hair: '2px',
    1: '4px',
    snug: '6px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    14: '56px',
    18: '72px',
    24: '96px',
  },

  /** Corner radii: 1 badges and bars, 2 buttons and fields, 3 cards, 4 sheets, `full` avatars and filter chips. */
  radius: { 1: '4px', snug: '6px', 2: '8px', 3: '12px', 4: '16px', full: '999px' },

  /** Line widths: `thin` borders, `thick` borders of errors, `ring` focus ring, `mark` current item. */
  border: { thin: '1px', thick: '2px', ring: '3px', mark: '4px' },

  /** Fixed sizes. `control` shrinks to 36 px under `data-density="compact"`. */
  size: {
    control: '44px',
    controlSmall: '36px',
    controlLarge: '52px',
    target: '24px',
    dot: '8px',
    bar: '16px',
    rule: '10px',
    cell: '40px',
    avatarSmall: '32px',
    avatar: '40px',
    avatarMedium: '56px',
    avatarLarge: '124px',
    thumb: '64px',
    thumbLarge: '88px',
    photoIcon: '168px',
    nav: '68px',
    navNarrow: '60px',
    skipOffset: '-80px',
    card: '264px',
    container: '1200px',
    form: '640px',
    filters: '276px',
    menu: '216px',
    list: '340px',
    aside: '288px',
    asideWide: '336px',
    adminMenu: '248px',
    sheet: '320px',
    dialog: '480px',
    popover: '352px',
  },

  /** Maximum line lengths. */
  measure: { text: '66ch', short: '40ch' },

  /** Icon sizes. */
  icon: { sm: '16px', md: '18px', lg: '20px', xl: '24px' },

  /** One variable font; titles, text and labels differ in its width axis. */
  font: {
    family: '"Archivo Variable", "Archivo Fallback", Archivo, "Helvetica Neue", Arial, sans-serif',
  },

  /** Type sizes by role. */
  text: {
    hero: 'clamp(2.25rem, 1.35rem + 3.6vw, 4.125rem)',
    h1: 'clamp(1.75rem, 1.4rem + 1.75vw, 2.625rem)',
    section: 'clamp(1.5rem, 1.2rem + 1.6vw, 2.375rem)',
    h2: 'clamp(1.375rem, 1.2rem + 0.85vw, 1.875rem)',
    h3: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)',
    detail: 'clamp(1.25rem, 1rem + 1.4vw, 1.75rem)',
    lead: 'clamp(1rem, 0.95rem + 0.35vw, 1.1875rem)',
    card: '1.125rem',
    price: '1.375rem',
    priceLarge: '1.75rem',
    figure: 'clamp(1.75rem, 1.3rem + 1.3vw, 2.25rem)',
    rating: '5.75rem',
    ratingSmall: '4.75rem',
    large: '1.25rem',
    body: '1rem',
    small: '0.875rem',
    label: '0.8125rem',
    tiny: '0.75rem',
  },

  /** Line heights. */
  leading: { solid: '1', tight: '1.1', snug: '1.2', title: '1.25', small: '1.45', body: '1.5' },

  /** Font weights. */
  weight: {
    regular: '400',
    medium: '500',
    label: '600',
    button: '650',
    card: '700',
    title: '750',
    heavy: '800',
  },

  /** Font widths. */
  stretch: {
    label: '90%',
    badge: '92%',
    normal: '100%',
    button: '102%',
    title: '108%',
    number: '112%',
    h1: '114%',
    hero: '116%',
    logo: '118%',
  },

  /** Letter spacing. */
  tracking: {
    normal: '0',
    detail: '-0.005em',
    title: '-0.012em',
    price: '-0.015em',
    h1: '-0.02em',
    hero: '-0.03em',
    logo: '-0.035em',
    rating: '-0.05em',
  },

  /** Durations: 1 hover and press, 2 card lift, 3 sheet and dialog. Users do not see less than 150 ms and wait for more than 250 ms. */
  duration: { 1: '150ms', 2: '200ms', 3: '250ms' },

  /** Easing curves. */
  easing: { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)', inout: 'cubic-bezier(0.65, 0, 0.35, 1)' },

  /** Stacking order. */
  z: { raised: '1', action: '2', sticky: '15', nav: '20', sheet: '40', notice: '45', skip: '50' },
}

/** Side margin of a page, by its width: below 600 px, below 1024 px, wider. */
export const gutter = { small: '16px', medium: '24px', large: '32px' }
