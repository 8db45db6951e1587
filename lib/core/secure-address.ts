/** The same address over https: nearly every site answers there, and a page of ours holds no others. */
export const secureAddress = (address: string): string => address.trim().replace(/^http:\/\//i, 'https://')
