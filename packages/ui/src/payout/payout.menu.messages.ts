/** The label of the link in menus, whose code loads without the other messages. */
export const menuLabel = 'Mis cobros'
