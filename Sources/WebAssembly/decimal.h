// Decimal numbers to doubles.
#ifndef DECIMAL_H
#define DECIMAL_H

/// The double nearest to the number that begins there (`-12.50e3`), ties to even; infinity beyond the greatest.
///
/// - Returns: Where the number ends; null where there is none.
const char *decimal_to_double(const char *text, double *result);

#endif
