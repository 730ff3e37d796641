/** Whether the page came from this very machine: nobody else reaches such an address. */
export const loopback = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
