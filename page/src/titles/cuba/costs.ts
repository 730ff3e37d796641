/** Wood, stone, water. The view lists what is still to be had; the shelf shows all. A test holds this to data.toml. */
export const COSTS: Record<string, [number, number, number]> = {
  cement_factory: [1, 2, 0], sawmill: [2, 1, 0], golf_course: [0, 0, 2], monastery: [1, 1, 0], rum_cafe: [2, 2, 0], cigar_cafe: [2, 2, 0],
  small_branch_office: [2, 1, 0], large_branch_office: [3, 3, 0], hotel: [2, 2, 1], inn: [1, 1, 0], general_store: [1, 2, 0], product_house: [1, 1, 0],
  resource_house: [1, 1, 0], small_bank: [1, 1, 0], large_bank: [2, 3, 0], cigar_factory: [2, 2, 0], distillery: [2, 2, 0], black_market: [3, 2, 0],
  church: [2, 3, 0], town_hall: [2, 2, 0], dam: [0, 2, 0], lighthouse: [1, 2, 0], storehouse: [2, 0, 0],
  casino: [1, 1, 1], customs_house: [1, 0, 0], beach_cafe: [1, 1, 0], statue: [0, 5, 1], newspaper: [2, 2, 0],
}; // prettier-ignore
