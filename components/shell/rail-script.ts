/** Where this browser keeps whether the rail is narrow. */
export const RAIL_KEY = 'area-menu'
export const NARROW = 'stretto'

/**
 * Run in the head of the page, before anything is painted: the page is the same for everybody and is drawn with a wide
 * rail. What follows looks at the attribute alone.
 */
export const RAIL_SCRIPT = `try{if(localStorage.getItem('${RAIL_KEY}')==='${NARROW}')document.documentElement.dataset.rail='${NARROW}'}catch{}`
