/** Lets a page have the elements, by being imported. */

import { define } from "./elements/define.ts";

define();
